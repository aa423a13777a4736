import type * as z from 'zod'
import type { SettingName, SettingsStore } from '#lib/audit/settings-store.ts'
import { type Clock, isoTime } from '#lib/base/clock.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import {
  changedRules,
  type PolicyScope,
  type RuleChange,
  type ScopedRule,
  withRule,
} from './scoped-rules.ts'

/** A change of one rule: what it was, what it became, who made it and when. */
export type RecordedChange<Choice> = RuleChange<Choice> & {
  readonly by: string
  readonly at: string
}

/** The rules of one kind of one installation: what is set, and the way to change it. */
export type InstallationRules<Choice> = {
  readonly rules: readonly ScopedRule<Choice>[]
  /** Sets the rule of a scope, or clears it by null, and records who did so and when. */
  change(scope: PolicyScope, policy: Choice | null, by: string): Promise<void>
  /** The newest `limit` changes, newest first. Rejects with `AuditError`. */
  changes(limit: number): Promise<readonly RecordedChange<Choice>[]>
}

/** How the rules of one kind are stored, and what holds where they can't be read. */
export type RuleKind<Choice> = {
  readonly name: SettingName
  readonly shape: z.ZodType<readonly ScopedRule<Choice>[]>
  /** In force where what was stored can't be read: nobody knows what was allowed. */
  readonly strictest: readonly ScopedRule<Choice>[]
  /** Tells whoever keeps the server. */
  readonly unreadable: string
}

type World = { readonly clock: Clock; report(problem: Error): void }

/**
 * Reads the rules once; changes go to the store first, one after the other, so that none undoes another.
 * Rejects with `AuditError`. Rules that cannot be read are reported, and the strictest are in force instead.
 */
export async function openRules<Choice extends object>(
  { name, shape, strictest, unreadable }: RuleKind<Choice>,
  store: SettingsStore,
  { clock, report }: World,
): Promise<InstallationRules<Choice>> {
  const readRules = (stored: string) => {
    try {
      const parsed = shape.safeParse(JSON.parse(stored))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  }
  const stored = await store.read(name)
  const read = stored === null ? [] : readRules(stored)
  if (read === null) report(new VitrineError('policies_unreadable', unreadable))
  let rules: readonly ScopedRule<Choice>[] = read ?? strictest
  let last: Promise<void> = Promise.resolve()
  return {
    get rules() {
      return rules
    },
    change(scope, policy, by) {
      const change = async () => {
        const next = withRule(rules, scope, policy)
        const at = isoTime(Math.floor(clock.now()))
        await store.change({ name, after: JSON.stringify(next), by, at })
        rules = next
      }
      const changed = last.then(change)
      // Whoever asked gets the failure; the next change is made all the same.
      last = changed.then(
        () => undefined,
        () => undefined,
      )
      return changed
    },
    async changes(limit) {
      const changes = await store.changes(name, limit)
      return changes.flatMap(({ before, after, by, at }) =>
        changedRules(readRules(before ?? '[]') ?? strictest, readRules(after) ?? strictest).map(
          (change) => ({ ...change, by, at }),
        ),
      )
    },
  }
}
