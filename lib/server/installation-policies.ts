import type { SettingsStore } from '#lib/audit/settings-store.ts'
import { type Clock, isoTime } from '#lib/base/clock.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import {
  changedRules,
  type PolicyChoice,
  type PolicyRule,
  PolicyRules,
  type PolicyScope,
  type RuleChange,
  withRule,
} from './result-policies.ts'

/** A change of one rule: what it was, what it became, who made it and when. */
export type PolicyChange = RuleChange & { readonly by: string; readonly at: string }

/** The boundary policies of one installation: what is set, and the way to change it. */
export type InstallationPolicies = {
  readonly rules: readonly PolicyRule[]
  /** Sets the policy of a scope, or clears it by null, and records who did so and when. */
  change(scope: PolicyScope, policy: PolicyChoice | null, by: string): Promise<void>
  /** The newest `limit` changes, newest first. Rejects with `AuditError`. */
  changes(limit: number): Promise<readonly PolicyChange[]>
}

type World = { readonly clock: Clock; report(problem: Error): void }

const NAME = 'resultPolicies'

/** In force where what was stored cannot be read: nobody knows what was allowed, so nothing suspicious is. */
const STRICTEST: readonly PolicyRule[] = [
  { scope: { kind: 'default' }, policy: { onSuspicion: 'fail' } },
]

/**
 * Reads the policies once; changes go to the store first, one after the other, so that none undoes another.
 * Rejects with `AuditError`. Policies that cannot be read are reported, and `fail` is in force in their place.
 */
export async function openPolicies(
  store: SettingsStore,
  { clock, report }: World,
): Promise<InstallationPolicies> {
  const stored = await store.read(NAME)
  const read = stored === null ? [] : readRules(stored)
  if (read === null) report(new VitrineError('policies_unreadable', UNREADABLE))
  let rules: readonly PolicyRule[] = read ?? STRICTEST
  let last: Promise<void> = Promise.resolve()
  return {
    get rules() {
      return rules
    },
    change(scope, policy, by) {
      const change = async () => {
        const next = withRule(rules, scope, policy)
        const at = isoTime(Math.floor(clock.now()))
        await store.change({ name: NAME, after: JSON.stringify(next), by, at })
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
      const changes = await store.changes(NAME, limit)
      return changes.flatMap(({ before, after, by, at }) =>
        changedRules(readRules(before ?? '[]') ?? STRICTEST, readRules(after) ?? STRICTEST).map(
          (change) => ({ ...change, by, at }),
        ),
      )
    },
  }
}

const UNREADABLE =
  'The stored boundary policies cannot be read, so every suspicious result is refused: set them again on the settings page.'

function readRules(stored: string): readonly PolicyRule[] | null {
  try {
    const parsed = PolicyRules.safeParse(JSON.parse(stored))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
