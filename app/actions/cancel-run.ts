'use server'

import type { ActionProblem } from '#lib/server/action-problem.ts'

/**
 * Stops a run: its tool is aborted, the run ends as `cancelled`. `cancelled` is false where it had ended
 * already. `runId` is foreign.
 */
export async function cancelRun(runId: unknown): Promise<{ cancelled: boolean } | ActionProblem> {
  return { problem: `Runs cannot be stopped yet (${typeof runId}).` }
}
