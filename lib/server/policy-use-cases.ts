import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { INSPECTED } from '#lib/runs/run-inspect.ts'
import type { InstallationPolicies, PolicyChange } from './installation-policies.ts'
import {
  type PolicyChoice,
  type PolicyInForce,
  type PolicyRule,
  policyInForce,
} from './result-policies.ts'
import { type PolicyScope, type ResultOrigin, scopeObstacle } from './scoped-rules.ts'
import { type PolicyTrial, type TrialRequest, tryPolicy } from './try-policy.ts'

/** What the boundary does with results: the default, what was set beside it, and what it can be set for. */
export type PoliciesInForce = {
  readonly installation: PolicyInForce
  readonly overrides: readonly {
    readonly scope: Exclude<PolicyScope, { readonly kind: 'default' }>
    /** What was set. */
    readonly policy: PolicyChoice
    /** What comes of it and the wider scopes. */
    readonly inForce: PolicyInForce
  }[]
  readonly sources: readonly string[]
  readonly tools: readonly string[]
}

/** What pages and actions may ask about the boundary's policies. */
export type PolicyUseCases = {
  policies(): PoliciesInForce
  /** The newest changes of the policies, newest first. */
  policyChanges(): Promise<readonly PolicyChange[]>
  /** Sets the policy of a scope for runs that start from now on; a sentence where there is no such scope. */
  setPolicy(scope: PolicyScope, policy: PolicyChoice): Promise<Outcome<PoliciesInForce, string>>
  /** Takes back what was set for a scope. */
  clearPolicy(scope: PolicyScope): Promise<PoliciesInForce>
  /** What a text would give; it is no run, and nothing of it is kept. */
  tryPolicy(request: TrialRequest): PolicyTrial
}

type World = {
  readonly policies: InstallationPolicies
  definitions(): readonly ToolDefinition[]
  /** Who changes policies. */
  readonly by: string
}

/** Changes that the page shows. */
const SHOWN_CHANGES = 20

/** What the envelope of a trial names where the policy is not that of one tool. */
const PASTED = 'pasted_text'

/** The use cases over the policies of one installation and its tools. */
export function policyUseCases({ policies, definitions, by }: World): PolicyUseCases {
  const inForce = () => policiesInForce(policies.rules, definitions())
  return {
    policies: inForce,
    policyChanges: () => policies.changes(SHOWN_CHANGES),
    async setPolicy(scope, policy) {
      const problem = scopeObstacle(scope, policies.rules, inForce())
      if (problem !== null) return failure(problem)
      await policies.change(scope, policy, by)
      return success(inForce())
    },
    async clearPolicy(scope) {
      await policies.change(scope, null, by)
      return inForce()
    },
    tryPolicy({ text, under }) {
      if (under.kind === 'custom') return tryPolicy(text, under.policy, PASTED)
      const policy = policyInForce(policies.rules, originOf(under, definitions()))
      return tryPolicy(text, policy, under.kind === 'tool' ? under.name : PASTED)
    },
  }
}

function policiesInForce(
  rules: readonly PolicyRule[],
  definitions: readonly ToolDefinition[],
): PoliciesInForce {
  return {
    installation: policyInForce(rules, null),
    overrides: rules.flatMap(({ scope, policy }) => {
      if (scope.kind === 'default') return []
      return [{ scope, policy, inForce: policyInForce(rules, originOf(scope, definitions)) }]
    }),
    sources: [...new Set(definitions.map(({ source }) => source)), INSPECTED.source],
    tools: definitions.map(({ name }) => name),
  }
}

function originOf(scope: PolicyScope, definitions: readonly ToolDefinition[]): ResultOrigin | null {
  if (scope.kind === 'default') return null
  if (scope.kind === 'source') return { source: scope.name }
  const tool = definitions.find(({ name }) => name === scope.name)
  return { source: tool?.source ?? '', tool: scope.name }
}
