// Drill: the boundary keeps its rules for a million generated results. Arguments: how many, and a seed.
import fc from 'fast-check'
import { boundaryFault } from '#fixtures/boundary/boundary-fault.ts'
import { fuzzedResult } from '#fixtures/boundary/fuzzed-result.ts'

const RESULTS = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)

/** How many are generated from one seed; memory is given back between them. */
const BATCH = 10_000

/** A single result that takes longer hangs, for all that anybody cares. */
const HANG_MS = 5_000

const policy = fc.constantFrom('annotate', 'truncate', 'fail')
const from = performance.now()
let slowestMs = 0
for (let done = 0; done < RESULTS; done += BATCH) {
  const numRuns = Math.min(BATCH, RESULTS - done)
  const property = fc.property(fuzzedResult, policy, (result, onSuspicion) => {
    const before = performance.now()
    const fault = boundaryFault(result, onSuspicion)
    const ms = performance.now() - before
    slowestMs = Math.max(slowestMs, ms)
    if (fault !== undefined) throw new Error(`The result ${fault}.`)
    if (ms > HANG_MS) throw new Error(`The result took ${ms.toFixed(0)} ms.`)
  })
  fc.assert(property, { numRuns, seed: seed + done })
  const seconds = (performance.now() - from) / 1000
  process.stdout.write(
    `${done + numRuns} results, seed ${seed}, ${seconds.toFixed(0)} s, slowest ${slowestMs.toFixed(0)} ms\n`,
  )
}
