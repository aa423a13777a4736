import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomStep } from '#fixtures/random-step.ts'
import { secret } from '#fixtures/secrets.ts'
import { RunStep } from '#lib/events/run-step.ts'
import { filterStep } from './filter-step.ts'
import { PRIVACY_LEVELS } from './privacy-level.ts'

const planted = secret.chain((value) => randomStep(value).map((step) => ({ secret: value, step })))
const level = fc.constantFrom(...PRIVACY_LEVELS)
const masking = fc.constantFrom('none', 'metadata', 'redacted')

test('a planted secret is nowhere in what is stored below full, wherever it stood', () => {
  const property = fc.property(planted, masking, ({ secret: value, step }, at) => {
    expect(JSON.stringify(filterStep(step, at))).not.toContain(value)
  })
  fc.assert(property, { numRuns: 2000 })
})

test('what is stored of a step is a step, at every level', () => {
  const property = fc.property(planted, level, ({ step }, at) => {
    expect(RunStep.safeParse(filterStep(step, at)).error).toBeUndefined()
  })
  fc.assert(property, { numRuns: 1000 })
})

test('filtering what was filtered changes nothing', () => {
  const property = fc.property(planted, level, ({ step }, at) => {
    const once = filterStep(step, at)
    expect(filterStep(once, at)).toEqual(once)
  })
  fc.assert(property, { numRuns: 1000 })
})

test('a stricter level takes more out of what is stored, a looser one brings nothing back', () => {
  const property = fc.property(planted, level, level, ({ secret: value, step }, first, second) => {
    const stored = filterStep(filterStep(step, first), second)
    const stricter = Math.min(PRIVACY_LEVELS.indexOf(first), PRIVACY_LEVELS.indexOf(second))
    expect(stored.privacy.level).toBe(PRIVACY_LEVELS[stricter])
    if (stored.privacy.level !== 'full') expect(JSON.stringify(stored)).not.toContain(value)
  })
  fc.assert(property, { numRuns: 1000 })
})

test('storing more never shows less: each level has the keys of the one below', () => {
  const property = fc.property(planted, fc.nat(2), ({ step }, index) => {
    const [lower = '', higher = ''] = PRIVACY_LEVELS.slice(index)
    const more = Object.keys(filterStep(step, higher))
    const kept = Object.keys(filterStep(step, lower)).filter((key) => key !== 'contentRedacted')
    // A key that nobody knows is masked itself at `redacted`.
    const known = kept.filter((key) => index < 2 || !key.startsWith('['))
    expect(more).toEqual(expect.arrayContaining(known))
  })
  fc.assert(property, { numRuns: 1000 })
})

test('the step that was handed in stays as it was', () => {
  const property = fc.property(planted, level, ({ step }, at) => {
    const before = structuredClone(step)
    filterStep(step, at)
    expect(step).toEqual(before)
  })
  fc.assert(property, { numRuns: 300 })
})
