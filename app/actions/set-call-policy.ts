'use server'

import type { ActionProblem } from '#lib/server/action-problem.ts'
import { auditProblem } from '#lib/server/audit-problem.ts'
import { CallPolicyChoice } from '#lib/server/call-policies.ts'
import { PolicyScope } from '#lib/server/scoped-rules.ts'
import { theConsole } from '#lib/server/the-console.ts'

const NO_SUCH_SCOPE = 'A policy is set for the installation, a source or a tool: choose one.'
const NO_SUCH_POLICY = 'There is no such policy: choose what is offered, within its limits.'

/** Sets how tools of `scope` may be called in runs that start from now on. Both are foreign. */
export async function setCallPolicy(
  scope: unknown,
  policy: unknown,
): Promise<{ isSet: true } | ActionProblem> {
  const parsedScope = PolicyScope.safeParse(scope)
  if (!parsedScope.success) return { problem: NO_SUCH_SCOPE }
  const parsedPolicy = CallPolicyChoice.safeParse(policy)
  if (!parsedPolicy.success) return { problem: NO_SUCH_POLICY }
  try {
    const set = await (await theConsole()).setCallPolicy(parsedScope.data, parsedPolicy.data)
    return set.ok ? { isSet: true } : { problem: set.problem }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}

/** Takes back what was set for `scope`, which is foreign: the next wider scope holds again. */
export async function clearCallPolicy(scope: unknown): Promise<{ isSet: false } | ActionProblem> {
  const parsed = PolicyScope.safeParse(scope)
  if (!parsed.success) return { problem: NO_SUCH_SCOPE }
  try {
    await (await theConsole()).clearCallPolicy(parsed.data)
    return { isSet: false }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}
