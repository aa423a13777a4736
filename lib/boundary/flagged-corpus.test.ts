import { expect, it } from 'vitest'
import corpus from '../../fixtures/boundary/flagged.json' with { type: 'json' }
import { scan } from './scan.ts'

/** The corpus is only ever added to: what a version flagged, every later one flags. */
it.each(corpus)(
  'still flags what $since flagged: $heuristic $payload',
  ({ heuristic, payload }) => {
    expect(scan(payload).map((finding) => finding.heuristic)).toContain(heuristic)
  },
)

it('never lost an entry of 0.1.0', () => {
  expect(corpus.filter(({ since }) => since === '0.1.0').length).toBeGreaterThanOrEqual(120)
})
