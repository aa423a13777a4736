import * as z from 'zod'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { CheckedResult } from '#lib/boundary/checked-result.ts'
import type { Finding } from '#lib/boundary/finding.ts'
import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import type { RefusalRule } from '#lib/boundary/tool-result-error.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { cross } from '#lib/runs/crossing.ts'
import { PolicyInForce } from './result-policies.ts'
import { PolicyScope } from './scoped-rules.ts'

/** UTF-16 units of a text that a policy is tried on. */
export const MAX_TRIAL_LENGTH = 200_000

/** A text, and the policy to try it under: one in force, or one made up for the trial. */
export const TrialRequest = z.strictObject({
  text: z.string().max(MAX_TRIAL_LENGTH),
  under: z.union([
    PolicyScope,
    z.strictObject({ kind: z.literal('custom'), policy: PolicyInForce }),
  ]),
})
export type TrialRequest = Readonly<z.infer<typeof TrialRequest>>

/** What a text would give as the result of a tool. */
export type PolicyTrial = {
  readonly policy: PolicyInForce
  readonly findings: readonly Finding[]
} & (
  | ({
      readonly outcome: 'delivered'
      /** What a model would read, envelope and all. */
      readonly wireText: string
    } & Pick<CheckedResult, 'neutralised' | 'truncated'>)
  | { readonly outcome: 'refused'; readonly rule: RefusalRule; readonly message: string }
)

/** What was asked to be tried, or a sentence that says what is wrong with it. `input` is foreign. */
export function parseTrialRequest(input: unknown): Outcome<TrialRequest, string> {
  const parsed = TrialRequest.safeParse(input)
  if (parsed.success) return success(parsed.data)
  const [issue] = parsed.error.issues
  return failure(issue?.path[0] === 'text' && issue.code === 'too_big' ? TOO_LONG : NOT_AS_EXPECTED)
}

const TOO_LONG = `The text is too long to be tried here: paste at most ${MAX_TRIAL_LENGTH.toLocaleString('en')} characters, or inspect it in the playground.`

const NOT_AS_EXPECTED = `The policy cannot be tried: choose one, with a limit from 1 to ${DEFAULT_POLICY.maxChars.toLocaleString('en')} characters.`

/**
 * Runs the boundary over `text` as if the tool `toolName` had returned it under `policy`. No run, and nothing of
 * it is kept.
 */
export function tryPolicy(text: string, policy: PolicyInForce, toolName: string): PolicyTrial {
  const boundary = new ToolResultBoundary({ policy: { ...DEFAULT_POLICY, ...policy } })
  const call = { callId: '', toolName, source: '' }
  const checked = cross(call, { boundary, result: ToolResult.text(text), context: {} })
  if (!checked.ok) {
    const { rule, message, findings } = checked.problem
    return { outcome: 'refused', policy, rule, message, findings }
  }
  const { findings, neutralised, truncated } = checked.value
  const wireText = checked.value.rendered()
  return { outcome: 'delivered', policy, wireText, findings, neutralised, truncated }
}
