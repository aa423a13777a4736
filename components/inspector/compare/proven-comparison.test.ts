import { expect, test } from 'vitest'
import type { StepOf } from '#lib/events/run-step.ts'
import { EMPTY_VIEW } from '#lib/events/run-view.ts'
import { differenceCount, listedKeys } from './change-counts.ts'
import { provenComparison, provenSize } from './proven-comparison.ts'

const stored: StepOf<'tool'> = {
  kind: 'tool',
  round: 1,
  seq: 2,
  at: '2026-11-30T08:00:00.000Z',
  durationMs: 1,
  callId: 'call-1',
  toolName: 'read_page',
  source: 'builtin',
  toolIsError: false,
  truncated: false,
  findings: [],
  neutralised: {},
  toolResult: 'from [email 1]',
  toolResultLength: 1234,
  toolArgumentNames: ['table', 'where'],
  contentRedacted: true,
  privacy: {
    level: 'redacted',
    filterVersion: 1,
    removed: ['toolArguments'],
    masked: [{ rule: 'email', path: '/toolResult', count: 1 }],
  },
}

const step = provenComparison({ ...EMPTY_VIEW, runId: 'r', steps: [stored] }).steps[0]
const changeOf = (name: string) => step?.keys.find(({ key }) => key === name)?.change

test('keys that the receipt names as removed are removed, masked ones changed, the rest as stored', () => {
  expect(changeOf('toolArguments')).toBe('removed')
  expect(changeOf('toolResult')).toBe('changed')
  expect(changeOf('toolName')).toBe('same')
  expect(changeOf('privacy')).toBe('added')
})

test('no value of the live copy is made up', () => {
  expect(step?.keys.some((key) => 'left' in key)).toBe(false)
})

test('the filter’s own marks are no differences', () => {
  expect(differenceCount(step?.keys ?? [])).toBe(2)
  expect(listedKeys(step?.keys ?? [], true).map(({ key }) => key)).toContain('privacy')
  expect(listedKeys(step?.keys ?? [], true).map(({ key }) => key)).not.toContain('toolName')
})

test('a summary says how much a removed key held', () => {
  expect(provenSize(stored, 'toolResult')).toBe('1,234 characters')
  expect(provenSize(stored, 'toolArguments')).toBe('table, where')
  expect(provenSize(stored, 'toolArtifacts')).toBeNull()
  expect(provenSize(stored, 'constructor')).toBeNull()
})
