'use server'

import * as z from 'zod'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import { auditProblem } from '#lib/server/audit-problem.ts'
import { theConsole } from '#lib/server/the-console.ts'

const Verdict = z.strictObject({
  toolName: z.string().min(1).max(200),
  /** Of the definition that the administrator looked at. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  decision: z.enum(['approved', 'rejected']),
})

/** Records an administrator's word on the definition of a tool. `input` is foreign. */
export async function decideDefinition(input: unknown): Promise<{ isSet: true } | ActionProblem> {
  const parsed = Verdict.safeParse(input)
  if (!parsed.success) return { problem: 'There is no such definition: load the page again.' }
  const { toolName, hash, decision } = parsed.data
  try {
    const decided = await (await theConsole()).decideDefinition(toolName, hash, decision)
    return decided.ok ? { isSet: true } : { problem: decided.problem }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}
