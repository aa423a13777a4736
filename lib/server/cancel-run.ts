import type { LiveRuns } from './live-runs.ts'

/** What came of asking a run to stop. `unknown`: no run of this id is in memory. */
export type Cancellation = 'cancelled' | 'ended' | 'unknown'

/**
 * Stops a run: its tool is aborted, and the run ends as `cancelled` and is recorded so before this resolves.
 * A run that has ended already stays as it is. Source: design `runs.md`, "The stream".
 */
export async function cancelRun(runId: string, liveRuns: LiveRuns): Promise<Cancellation> {
  const run = liveRuns.find(runId)
  if (!run) return 'unknown'
  if (run.log.hasEnded) return 'ended'
  run.stop.abort()
  await run.ended
  return 'cancelled'
}
