'use server'

import * as z from 'zod'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import { auditProblem } from '#lib/server/audit-problem.ts'
import type { PastCall } from '#lib/server/past-calls.ts'
import { theConsole } from '#lib/server/the-console.ts'

const ToolName = z.string().min(1).max(200)

/** The calls of a tool that were made last. `toolName` is foreign. */
export async function listPastCalls(
  toolName: unknown,
): Promise<{ calls: readonly PastCall[] } | ActionProblem> {
  const parsed = ToolName.safeParse(toolName)
  if (!parsed.success) return { problem: 'There is no such tool: load the page again.' }
  try {
    return { calls: await (await theConsole()).pastCalls(parsed.data) }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}
