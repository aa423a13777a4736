import type { RunLog } from '#lib/stream/run-log.ts'
import type { RunQuestions } from './run-questions.ts'

/** A run in the memory of this process: under way, or ended a short while ago. */
export type LiveRun = {
  readonly runId: string
  /** Unfiltered, and in memory only. */
  readonly log: RunLog
  /** Where answers to questions of its tool come in. */
  readonly questions: RunQuestions
  /** Aborting it stops the run and its tool. */
  readonly stop: AbortController
  /** Resolves once the run has ended and is recorded; never rejects. */
  readonly ended: Promise<void>
}
