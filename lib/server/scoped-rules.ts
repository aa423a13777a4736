import * as z from 'zod'

/** Rules of one kind that one installation may have. */
export const MAX_RULES = 500

const Name = z.string().min(1).max(200)

/** What a rule is set for: the installation, one source of tools, or one tool. */
export const PolicyScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('default') }),
  z.strictObject({ kind: z.literal('source'), name: Name }),
  z.strictObject({ kind: z.literal('tool'), name: Name }),
])
export type PolicyScope = Readonly<z.infer<typeof PolicyScope>>

/** One scope and what is set for it. */
export type ScopedRule<Choice> = { readonly scope: PolicyScope; readonly policy: Choice }

/** Where a result comes from: its source, and the tool where it is one tool's. */
export type ResultOrigin = { readonly source: string; readonly tool?: string }

/** One scope whose rule changed; null stands for no rule. */
export type RuleChange<Choice> = {
  readonly scope: PolicyScope
  readonly before: Choice | null
  readonly after: Choice | null
}

/** What is set for `origin`, narrowest scope first: its tool, its source, the installation, which null asks for. */
export function choicesFor<Choice>(
  rules: readonly ScopedRule<Choice>[],
  origin: ResultOrigin | null,
): readonly Choice[] {
  const scopes: readonly PolicyScope[] = [
    ...(origin?.tool === undefined ? [] : [{ kind: 'tool' as const, name: origin.tool }]),
    ...(origin === null ? [] : [{ kind: 'source' as const, name: origin.source }]),
    { kind: 'default' },
  ]
  return scopes.flatMap((scope) => choiceOf(rules, scope) ?? [])
}

/** The setting `key` of the narrowest scope that has one. */
export function narrowest<Choice extends object, Key extends keyof Choice>(
  choices: readonly Choice[],
  key: Key,
): NonNullable<Choice[Key]> | undefined {
  for (const choice of choices) {
    const setting = choice[key]
    if (setting !== undefined && setting !== null) return setting
  }
  return undefined
}

/** `rules` with `policy` set for `scope`, or with nothing set for it where `policy` is null. */
export function withRule<Choice>(
  rules: readonly ScopedRule<Choice>[],
  scope: PolicyScope,
  policy: Choice | null,
): readonly ScopedRule<Choice>[] {
  const others = rules.filter((rule) => scopeKey(rule.scope) !== scopeKey(scope))
  const all = policy === null ? others : [...others, { scope, policy }]
  return all.toSorted((one, other) => (scopeKey(one.scope) < scopeKey(other.scope) ? -1 : 1))
}

/** The scopes whose rules differ between two states. */
export function changedRules<Choice extends object>(
  before: readonly ScopedRule<Choice>[],
  after: readonly ScopedRule<Choice>[],
): readonly RuleChange<Choice>[] {
  const scopes = new Map([...before, ...after].map(({ scope }) => [scopeKey(scope), scope]))
  return [...scopes.values()]
    .map((scope) => {
      return { scope, before: choiceOf(before, scope), after: choiceOf(after, scope) }
    })
    .filter((change) => choiceKey(change.before) !== choiceKey(change.after))
}

/** Why no rule can be set for a scope, in one sentence; null where one can. */
export function scopeObstacle(
  scope: PolicyScope,
  rules: readonly ScopedRule<object>[],
  known: { readonly sources: readonly string[]; readonly tools: readonly string[] },
): string | null {
  if (scope.kind === 'source' && !known.sources.includes(scope.name)) {
    return 'There is no source of this name: choose one from the list.'
  }
  if (scope.kind === 'tool' && !known.tools.includes(scope.name)) {
    return 'There is no tool of this name: choose one from the list.'
  }
  // Its own policy stands for any: only how many rules there would be counts.
  if (withRule(rules, scope, {}).length <= MAX_RULES) return null
  return `There are ${MAX_RULES} policies already: remove one that is no longer needed.`
}

function choiceOf<Choice>(rules: readonly ScopedRule<Choice>[], scope: PolicyScope): Choice | null {
  return rules.find((rule) => scopeKey(rule.scope) === scopeKey(scope))?.policy ?? null
}

/** Sorts the installation first, then sources, then tools, each by name. */
function scopeKey(scope: PolicyScope): string {
  return scope.kind === 'default' ? '' : `${scope.kind} ${scope.name}`
}

function choiceKey(choice: object | null): string {
  if (choice === null) return ''
  const settings = Object.entries(choice).filter(([, setting]) => setting !== undefined)
  return JSON.stringify(settings.sort(([one], [other]) => (one < other ? -1 : 1)))
}
