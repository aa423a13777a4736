/** What may happen to a result in which something was found, mildest first. */
export const ON_SUSPICION = ['annotate', 'truncate', 'fail'] as const

/** What happens to a result in which something was found. */
export type OnSuspicion = (typeof ON_SUSPICION)[number]

/** Each in one line. */
export const ON_SUSPICION_MEANINGS: Readonly<Record<OnSuspicion, string>> = {
  annotate: 'Delivered whole and marked as flagged.',
  truncate: 'Cut before the first place that reads like an instruction, and marked.',
  fail: 'Refused: nothing of it enters the run.',
}

/** A whole policy. */
export type Policy = { readonly onSuspicion: OnSuspicion; readonly maxChars: number }

/** What one override sets; what it leaves out is as the source or the default has it. */
export type PolicyChoice = {
  readonly onSuspicion?: OnSuspicion | undefined
  readonly maxChars?: number | undefined
}

/** A source or a tool that can have a policy of its own. */
export type OverrideScope = { readonly kind: 'source' | 'tool'; readonly name: string }

/** What a policy is set for. */
export type PolicyScope = { readonly kind: 'default' } | OverrideScope

/** A policy of a source or a tool, and what comes of it and the wider ones. */
export type Override = {
  readonly scope: OverrideScope
  readonly policy: PolicyChoice
  readonly inForce: Policy
}

/** The policies in force, and what others may be set for. */
export type Policies = {
  readonly installation: Policy
  readonly overrides: readonly Override[]
  readonly sources: readonly string[]
  readonly tools: readonly string[]
}

/** What happened to a request to change something: a sentence where nothing was changed. */
export type Answer = { readonly isSet: boolean } | { readonly problem: string }

/** The ways to change policies. */
export type PolicyActions = {
  set(scope: PolicyScope, policy: PolicyChoice): Promise<Answer>
  clear(scope: PolicyScope): Promise<Answer>
}

/** The value of an option that stands for a scope. */
export function scopeValue({ kind, name }: OverrideScope): string {
  return `${kind} ${name}`
}

/** The scope that an option of this value stands for; null where there is none. */
export function scopeOf(
  value: string,
  { sources, tools }: Pick<Policies, 'sources' | 'tools'>,
): OverrideScope | null {
  const scopes: readonly OverrideScope[] = [
    ...sources.map((name) => ({ kind: 'source' as const, name })),
    ...tools.map((name) => ({ kind: 'tool' as const, name })),
  ]
  return scopes.find((scope) => scopeValue(scope) === value) ?? null
}

/** Sources and tools as groups of options. */
export function scopeOptions({ sources, tools }: Pick<Policies, 'sources' | 'tools'>) {
  const items = (kind: OverrideScope['kind'], names: readonly string[]) =>
    names.map((name) => ({ value: scopeValue({ kind, name }), label: name }))
  return [
    { group: 'Sources', items: items('source', sources) },
    { group: 'Tools', items: items('tool', tools) },
  ]
}

/** The word of `ON_SUSPICION` that `value` is; undefined where it is none. */
export function readOnSuspicion(value: string): OnSuspicion | undefined {
  return ON_SUSPICION.find((each) => each === value)
}
