import type { SettingsStore } from '#lib/audit/settings-store.ts'
import type { Clock } from '#lib/base/clock.ts'
import { type CallPolicyChoice, CallRules } from './call-policies.ts'
import { type InstallationRules, openRules } from './installation-rules.ts'

/** How tools may be called: what is set, and the way to change it. */
export type InstallationCallPolicies = InstallationRules<CallPolicyChoice>

/** The policies of calls as they are stored. Rejects with `AuditError`. */
export function openCallPolicies(
  store: SettingsStore,
  world: { readonly clock: Clock; report(problem: Error): void },
): Promise<InstallationCallPolicies> {
  const kind = { name: 'callPolicies', shape: CallRules, strictest, unreadable } as const
  return openRules<CallPolicyChoice>(kind, store, world)
}

const strictest = [
  {
    scope: { kind: 'default' },
    policy: { approval: 'required', privacyCeiling: 'none', newDefinition: 'ask' },
  },
] as const

const unreadable =
  'The stored policies of calls cannot be read, so every tool needs approval and nothing of its runs is kept: set them again on the settings page.'
