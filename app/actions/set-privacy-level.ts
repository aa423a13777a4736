'use server'

import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { ActionProblem } from '#lib/server/action-problem.ts'

/** Sets the level at which new runs are kept; never above the ceiling. `level` is foreign. */
export async function setPrivacyLevel(
  level: unknown,
): Promise<{ level: PrivacyLevel } | ActionProblem> {
  return { problem: `The level cannot be set yet (${typeof level}).` }
}
