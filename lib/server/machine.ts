import type { Clock } from '#lib/base/clock.ts'
import type { IdSource } from '#lib/base/ids.ts'
import type { VariableLookup } from '#lib/sources/resolve-values.ts'
import type { SourceMaker } from './sources/make-source.ts'

/** What the console needs of the machine beside its settings. */
export type Machine = {
  readonly clock: Clock
  readonly newId: IdSource
  /** Does `task` once whatever else waits has had its turn. */
  later(task: () => void): void
  /** Takes a fault that whoever keeps the server should see. */
  report(problem: Error): void
  /** A variable of the environment. */
  readonly variable: VariableLookup
  /** Makes a source of foreign tools; it is started when the console opens. */
  readonly makeSource: SourceMaker
}
