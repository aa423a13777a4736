import * as z from 'zod'
import type { JsonObject } from '#lib/base/json.ts'
import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import type { ToolApproval } from '#lib/contract/tool.ts'
import { PRIVACY_LEVELS, type PrivacyLevel, stricterLevel } from '#lib/privacy/privacy-level.ts'
import { MAX_RUN_LIMITS } from '#lib/runs/run-request.ts'
import { DATA_CLASSES } from '#lib/runs/trust-zones.ts'
import {
  choicesFor,
  MAX_RULES,
  PolicyScope,
  type ResultOrigin,
  type ScopedRule,
} from './scoped-rules.ts'

/** What is done with a definition that nobody has approved. */
const ON_DEFINITION = ['ask', 'allow'] as const

/** How the tools of one scope may be called. */
export const CallPolicy = z.strictObject({
  /** `annotations`: as the tool's own hints have it; a tool that does not say it only reads needs approval. */
  approval: z.enum(['never', 'required', 'annotations']),
  dataClass: z.enum(DATA_CLASSES),
  /** No run of such a tool is kept at more than this. */
  privacyCeiling: z.enum(PRIVACY_LEVELS),
  /** Milliseconds that a call may take in all, and without a word. */
  totalMs: z.int().min(100).max(MAX_RUN_LIMITS.totalMs),
  idleMs: z.int().min(100).max(MAX_RUN_LIMITS.idleMs),
  /** Bytes of UTF-8 of a result's text that are delivered. */
  maxResultBytes: z.int().min(1).max(DEFAULT_POLICY.maxBytes),
  /** What is done with a tool whose definition has changed, and with one that is seen for the first time. */
  changedDefinition: z.enum(ON_DEFINITION),
  newDefinition: z.enum(ON_DEFINITION),
})
export type CallPolicy = Readonly<z.infer<typeof CallPolicy>>

/** What one scope sets; what it leaves out is as the next wider scope has it. */
export const CallPolicyChoice = CallPolicy.partial().refine((choice) =>
  Object.values(choice).some((setting) => setting !== undefined),
)
export type CallPolicyChoice = Readonly<z.infer<typeof CallPolicyChoice>>

/** One scope and what is set for it. */
export type CallRule = ScopedRule<CallPolicyChoice>

/** Everything that was set, as it is stored: widest scope first, each scope once. */
export const CallRules = z
  .array(z.strictObject({ scope: PolicyScope, policy: CallPolicyChoice }))
  .max(MAX_RULES)

/** Where nothing is set. A class that nobody chose counts as the strictest. */
export const DEFAULT_CALL_POLICY: CallPolicy = {
  approval: 'annotations',
  dataClass: 'secret_adjacent',
  privacyCeiling: 'full',
  ...MAX_RUN_LIMITS,
  maxResultBytes: DEFAULT_POLICY.maxBytes,
  changedDefinition: 'ask',
  newDefinition: 'allow',
}

/**
 * How a tool of `origin` may be called: the tool's rule over its source's, that over the installation's, setting
 * by setting. Only a privacy ceiling is never loosened by a narrower scope. Null asks for the installation's.
 */
export function callPolicyInForce(
  rules: readonly CallRule[],
  origin: ResultOrigin | null,
): CallPolicy {
  const choices = choicesFor(rules, origin)
  const settings = { ...DEFAULT_CALL_POLICY, ...settingsOf(choices.toReversed()) }
  return { ...settings, privacyCeiling: strictestCeiling(choices) }
}

/** What choices set together; a later one stands. A setting that is present but undefined is not set. */
function settingsOf(choices: readonly CallPolicyChoice[]): Partial<CallPolicy> {
  const settings = choices.flatMap((choice) => Object.entries(choice))
  return Object.fromEntries(settings.filter(([, setting]) => setting !== undefined))
}

function strictestCeiling(choices: readonly CallPolicyChoice[]): PrivacyLevel {
  return choices.reduce<PrivacyLevel>(
    (level, { privacyCeiling }) => stricterLevel(level, privacyCeiling ?? level),
    DEFAULT_CALL_POLICY.privacyCeiling,
  )
}

/**
 * Whether a tool needs approval. `annotations` are hints of an untrusted party: only a plain `readOnlyHint: true`
 * beside no `destructiveHint: true` lets a tool run without. `declared` is what a built-in tool says of itself;
 * null for the tool of a source.
 */
export function approvalInForce(
  { approval }: Pick<CallPolicy, 'approval'>,
  declared: ToolApproval | null,
  annotations: JsonObject | undefined,
): ToolApproval {
  if (approval !== 'annotations') return approval
  if (declared !== null) return declared
  const onlyReads = annotations?.readOnlyHint === true && annotations.destructiveHint !== true
  return onlyReads ? 'never' : 'required'
}
