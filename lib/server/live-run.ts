import type { RunLog } from '#lib/stream/run-log.ts'

/** A run in the memory of this process: under way, or ended a short while ago. */
export type LiveRun = {
  readonly runId: string
  /** Unfiltered, and in memory only. */
  readonly log: RunLog
  /** Aborting it stops the run and its tool. */
  readonly stop: AbortController
  /** Resolves once the run has ended and is recorded; never rejects. */
  readonly ended: Promise<void>
}
