import type { SettingsStore } from '#lib/audit/settings-store.ts'
import type { Clock } from '#lib/base/clock.ts'
import { type InstallationRules, openRules, type RecordedChange } from './installation-rules.ts'
import { type PolicyChoice, PolicyRules } from './result-policies.ts'

/** A change of one boundary policy: what it was, what it became, who made it and when. */
export type PolicyChange = RecordedChange<PolicyChoice>

/** The boundary policies of one installation: what is set, and the way to change it. */
export type InstallationPolicies = InstallationRules<PolicyChoice>

/** The boundary policies as they are stored. Rejects with `AuditError`. */
export function openPolicies(
  store: SettingsStore,
  world: { readonly clock: Clock; report(problem: Error): void },
): Promise<InstallationPolicies> {
  const strictest = [{ scope: { kind: 'default' }, policy: { onSuspicion: 'fail' } }] as const
  const kind = { name: 'resultPolicies', shape: PolicyRules, strictest, unreadable } as const
  return openRules<PolicyChoice>(kind, store, world)
}

const unreadable =
  'The stored boundary policies cannot be read, so every suspicious result is refused: set them again on the settings page.'
