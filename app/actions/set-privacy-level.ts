'use server'

import * as z from 'zod'
import { PRIVACY_LEVELS, type PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import { auditProblem } from '#lib/server/audit-problem.ts'
import { theConsole } from '#lib/server/the-console.ts'

const Level = z.enum(PRIVACY_LEVELS)

/** Sets the level at which new runs are kept; never above the ceiling. `level` is foreign. */
export async function setPrivacyLevel(
  level: unknown,
): Promise<{ level: PrivacyLevel } | ActionProblem> {
  const parsed = Level.safeParse(level)
  if (!parsed.success) return { problem: 'There is no such privacy level.' }
  try {
    const chosen = await (await theConsole()).setPrivacyLevel(parsed.data)
    return chosen.ok ? { level: chosen.value.level } : { problem: chosen.problem }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}
