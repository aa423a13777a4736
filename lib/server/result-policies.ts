import * as z from 'zod'
import { DEFAULT_POLICY, type OnSuspicion } from '#lib/boundary/result-policy.ts'
import {
  choicesFor,
  MAX_RULES,
  narrowest,
  PolicyScope,
  type ResultOrigin,
  type ScopedRule,
} from './scoped-rules.ts'

const ON_SUSPICION = ['annotate', 'truncate', 'fail'] as const satisfies readonly OnSuspicion[]

/** The two settings of the boundary that an administrator chooses. */
export const PolicyInForce = z.strictObject({
  onSuspicion: z.enum(ON_SUSPICION),
  /** Characters (code points) of text inside the envelope; never above the boundary's own ceiling. */
  maxChars: z.int().min(1).max(DEFAULT_POLICY.maxChars),
})
export type PolicyInForce = Readonly<z.infer<typeof PolicyInForce>>

/** What one scope sets; what it leaves out is as the next wider scope has it. */
export const PolicyChoice = PolicyInForce.partial().refine((choice) =>
  Object.values(choice).some((setting) => setting !== undefined),
)
export type PolicyChoice = Readonly<z.infer<typeof PolicyChoice>>

/** One scope and what is set for it. */
export type PolicyRule = ScopedRule<PolicyChoice>

/** Everything that was set, as it is stored: widest scope first, each scope once. */
export const PolicyRules = z
  .array(z.strictObject({ scope: PolicyScope, policy: PolicyChoice }))
  .max(MAX_RULES)

/**
 * The policy that results of `origin` are held to: the tool's rule over its source's, that over the
 * installation's, that over the boundary's own default; setting by setting. Null asks for the installation's.
 */
export function policyInForce(
  rules: readonly PolicyRule[],
  origin: ResultOrigin | null,
): PolicyInForce {
  const choices = choicesFor(rules, origin)
  return {
    onSuspicion: narrowest(choices, 'onSuspicion') ?? DEFAULT_POLICY.onSuspicion,
    maxChars: narrowest(choices, 'maxChars') ?? DEFAULT_POLICY.maxChars,
  }
}
