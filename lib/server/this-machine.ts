import { inspect } from 'node:util'
import type { Machine } from './machine.ts'
import { sourceOfTransport } from './sources/source-of-transport.ts'

/** The clock, the randomness and the log of the machine that the server runs on. */
export const thisMachine: Machine = {
  clock: {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
  },
  later: (task) => {
    setImmediate(task)
  },
  newId: () => crypto.randomUUID(),
  report: (problem) => {
    const cause = problem.cause === undefined ? '' : `${inspect(problem.cause, { depth: 1 })}\n`
    process.stderr.write(`vitrine: ${problem.message}\n${cause}`)
  },
  variable: (name) => process.env[name],
  makeSource: sourceOfTransport,
}
