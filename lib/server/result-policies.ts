import * as z from 'zod'
import { DEFAULT_POLICY, type OnSuspicion } from '#lib/boundary/result-policy.ts'

const ON_SUSPICION = ['annotate', 'truncate', 'fail'] as const satisfies readonly OnSuspicion[]

/** Rules that one installation may have. */
export const MAX_RULES = 500

const Name = z.string().min(1).max(200)

/** What a policy is set for: the installation, one source of tools, or one tool. */
export const PolicyScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('default') }),
  z.strictObject({ kind: z.literal('source'), name: Name }),
  z.strictObject({ kind: z.literal('tool'), name: Name }),
])
export type PolicyScope = Readonly<z.infer<typeof PolicyScope>>

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
export type PolicyRule = { readonly scope: PolicyScope; readonly policy: PolicyChoice }

/** Everything that was set, as it is stored: widest scope first, each scope once. */
export const PolicyRules = z
  .array(z.strictObject({ scope: PolicyScope, policy: PolicyChoice }))
  .max(MAX_RULES)

/** Where a result comes from: its source, and the tool where it is one tool's. */
export type ResultOrigin = { readonly source: string; readonly tool?: string }

/**
 * The policy that results of `origin` are held to: the tool's rule over its source's, that over the
 * installation's, that over the boundary's own default; setting by setting. Null asks for the installation's.
 */
export function policyInForce(
  rules: readonly PolicyRule[],
  origin: ResultOrigin | null,
): PolicyInForce {
  const scopes: readonly PolicyScope[] = [
    ...(origin?.tool === undefined ? [] : [{ kind: 'tool' as const, name: origin.tool }]),
    ...(origin === null ? [] : [{ kind: 'source' as const, name: origin.source }]),
    { kind: 'default' },
  ]
  const choices = scopes.map((scope) => choiceOf(rules, scope))
  return {
    onSuspicion:
      choices.find((choice) => choice?.onSuspicion !== undefined)?.onSuspicion ??
      DEFAULT_POLICY.onSuspicion,
    maxChars:
      choices.find((choice) => choice?.maxChars !== undefined)?.maxChars ?? DEFAULT_POLICY.maxChars,
  }
}

/** `rules` with `policy` set for `scope`, or with nothing set for it where `policy` is null. */
export function withRule(
  rules: readonly PolicyRule[],
  scope: PolicyScope,
  policy: PolicyChoice | null,
): readonly PolicyRule[] {
  const others = rules.filter((rule) => scopeKey(rule.scope) !== scopeKey(scope))
  const all = policy === null ? others : [...others, { scope, policy }]
  return all.toSorted((one, other) => (scopeKey(one.scope) < scopeKey(other.scope) ? -1 : 1))
}

/** One scope whose rule changed; null stands for no rule. */
export type RuleChange = {
  readonly scope: PolicyScope
  readonly before: PolicyChoice | null
  readonly after: PolicyChoice | null
}

/** The scopes whose rules differ between two states. */
export function changedRules(
  before: readonly PolicyRule[],
  after: readonly PolicyRule[],
): readonly RuleChange[] {
  const scopes = new Map([...before, ...after].map(({ scope }) => [scopeKey(scope), scope]))
  return [...scopes.values()]
    .map((scope) => {
      return { scope, before: choiceOf(before, scope), after: choiceOf(after, scope) }
    })
    .filter((change) => choiceKey(change.before) !== choiceKey(change.after))
}

function choiceOf(rules: readonly PolicyRule[], scope: PolicyScope): PolicyChoice | null {
  return rules.find((rule) => scopeKey(rule.scope) === scopeKey(scope))?.policy ?? null
}

/** Sorts the installation first, then sources, then tools, each by name. */
function scopeKey(scope: PolicyScope): string {
  return scope.kind === 'default' ? '' : `${scope.kind} ${scope.name}`
}

function choiceKey(choice: PolicyChoice | null): string {
  return `${choice?.onSuspicion} ${choice?.maxChars}`
}
