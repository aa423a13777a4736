'use server'

import * as z from 'zod'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import { theConsole } from '#lib/server/the-console.ts'

const RunId = z.string().max(100)

/**
 * Stops a run: its tool is aborted, the run ends as `cancelled` and is recorded so. `cancelled` is false where
 * it had ended already. `runId` is foreign.
 */
export async function cancelRun(runId: unknown): Promise<{ cancelled: boolean } | ActionProblem> {
  const parsed = RunId.safeParse(runId)
  const outcome = parsed.success ? await (await theConsole()).cancelRun(parsed.data) : 'unknown'
  if (outcome === 'unknown') return { problem: 'No run of this id is under way.' }
  return { cancelled: outcome === 'cancelled' }
}
