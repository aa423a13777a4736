'use server'

import type { ActionProblem } from '#lib/server/action-problem.ts'
import { theConsole } from '#lib/server/the-console.ts'
import { type PolicyTrial, parseTrialRequest } from '#lib/server/try-policy.ts'

/**
 * What a text would give as the result of a tool. It is no run: nothing of it is stored or logged. `input` is
 * foreign: a `TrialRequest`.
 */
export async function tryPolicy(input: unknown): Promise<PolicyTrial | ActionProblem> {
  const request = parseTrialRequest(input)
  if (!request.ok) return { problem: request.problem }
  return (await theConsole()).tryPolicy(request.value)
}
