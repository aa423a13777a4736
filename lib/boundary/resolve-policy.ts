import { getOwn } from '#lib/base/own.ts'
import { DEFAULT_POLICY, type ResultPolicy } from './result-policy.ts'

/** Policies by tool name; each names only what differs from the default. */
export type PolicyByTool = Readonly<Record<string, Partial<ResultPolicy>>>

/** The policy of one tool: its own settings over the boundary's, those over the defaults. */
export function resolvePolicy(
  toolName: string,
  policy: Partial<ResultPolicy>,
  perTool: PolicyByTool,
): ResultPolicy {
  return {
    ...DEFAULT_POLICY,
    ...definedOnly(policy),
    ...definedOnly(getOwn(perTool, toolName) ?? {}),
  }
}

/** A setting that is present but undefined must not switch a ceiling off. */
function definedOnly(policy: Partial<ResultPolicy>): Partial<ResultPolicy> {
  return Object.fromEntries(Object.entries(policy).filter(([, setting]) => setting !== undefined))
}
