import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boundaryFault } from '#fixtures/boundary/boundary-fault.ts'
import { fuzzedResult } from '#fixtures/boundary/fuzzed-result.ts'

/** `npm run fuzz` does the same a million times. */
const RESULTS = 2000

it('keeps its rules for results of any structure', () => {
  fc.assert(
    fc.property(
      fuzzedResult,
      fc.constantFrom('annotate', 'truncate', 'fail'),
      (result, onSuspicion) => {
        expect(boundaryFault(result, onSuspicion)).toBeUndefined()
      },
    ),
    { numRuns: RESULTS },
  )
}, 180_000)
