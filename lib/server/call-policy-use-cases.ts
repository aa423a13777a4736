import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { type CallPolicy, type CallPolicyChoice, callPolicyInForce } from './call-policies.ts'
import type { InstallationCallPolicies } from './installation-call-policies.ts'
import type { RecordedChange } from './installation-rules.ts'
import { type PolicyScope, type ResultOrigin, scopeObstacle } from './scoped-rules.ts'

/** How tools may be called: by default, where something else was set, and what it can be set for. */
export type CallPoliciesInForce = {
  readonly installation: CallPolicy
  readonly overrides: readonly {
    readonly scope: Exclude<PolicyScope, { readonly kind: 'default' }>
    readonly policy: CallPolicyChoice
    readonly inForce: CallPolicy
  }[]
  readonly sources: readonly string[]
  readonly tools: readonly string[]
}

/** What pages and actions may ask about the policies of calls. */
export type CallPolicyUseCases = {
  callPolicies(): CallPoliciesInForce
  /** The newest changes, newest first. */
  callPolicyChanges(): Promise<readonly RecordedChange<CallPolicyChoice>[]>
  /** Sets the policy of a scope for runs that start from now on; a sentence where there is no such scope. */
  setCallPolicy(scope: PolicyScope, policy: CallPolicyChoice): Promise<Outcome<true, string>>
  /** Takes back what was set for a scope. */
  clearCallPolicy(scope: PolicyScope): Promise<void>
}

type World = {
  readonly policies: InstallationCallPolicies
  definitions(): readonly ToolDefinition[]
  /** Sources that may have no tools (yet). */
  sourceNames(): readonly string[]
  /** Is called after a change. */
  onChange(): void
  readonly by: string
}

/** Changes that the page shows. */
const SHOWN_CHANGES = 20

/** The use cases over the policies of calls. */
export function callPolicyUseCases(world: World): CallPolicyUseCases {
  const { policies, onChange, by } = world
  const inForce = () => callPoliciesInForce(world)
  return {
    callPolicies: inForce,
    callPolicyChanges: () => policies.changes(SHOWN_CHANGES),
    async setCallPolicy(scope, policy) {
      const problem = scopeObstacle(scope, policies.rules, inForce())
      if (problem !== null) return failure(problem)
      await policies.change(scope, policy, by)
      onChange()
      return success(true)
    },
    async clearCallPolicy(scope) {
      await policies.change(scope, null, by)
      onChange()
    },
  }
}

function callPoliciesInForce({ policies, definitions, sourceNames }: World): CallPoliciesInForce {
  const { rules } = policies
  const all = definitions()
  const sourceOf = new Map(all.map(({ name, source }) => [name, source]))
  const originOf = ({ kind, name }: { kind: 'source' | 'tool'; name: string }): ResultOrigin =>
    kind === 'source' ? { source: name } : { source: sourceOf.get(name) ?? '', tool: name }
  return {
    installation: callPolicyInForce(rules, null),
    overrides: rules.flatMap(({ scope, policy }) => {
      if (scope.kind === 'default') return []
      return [{ scope, policy, inForce: callPolicyInForce(rules, originOf(scope)) }]
    }),
    sources: [...new Set([...all.map(({ source }) => source), ...sourceNames()])],
    tools: all.map(({ name }) => name),
  }
}
