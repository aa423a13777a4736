import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { longRuns } from './long-runs.ts'

const isA = (unit: number) => unit === 0x61

test('finds the runs that a pattern finds, wherever they stand', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'a', 'a', 'b'), maxLength: 60 })
  return fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 6 }), (given, least) => {
      const expected = [...given.matchAll(new RegExp(`a{${least},}`, 'g'))].map((run) => ({
        start: run.index,
        end: run.index + run[0].length,
      }))
      expect([...longRuns(given, least, isA)]).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
