import type { SqliteStore } from '#db/create-sqlite-store.ts'
import type { AdmittedTools } from '../admit-tools.ts'
import { callPolicyInForce } from '../call-policies.ts'
import type { InstallationCallPolicies } from '../installation-call-policies.ts'
import type { Machine } from '../machine.ts'
import type { Settings } from '../settings.ts'
import { DefinitionHistory } from './definition-history.ts'
import { InstallationSources } from './installation-sources.ts'
import { LiveTools } from './live-tools.ts'
import { sealedTokens } from './sealed-tokens.ts'
import { signInPath } from './sign-in-cookie.ts'
import { signInOrigin } from './sign-in-origin.ts'

/** The sources of the configuration and of the database, none of them opened yet. */
export function installationSources(
  settings: Settings,
  machine: Machine,
  store: SqliteStore,
): InstallationSources {
  const { clock, variable, makeSource } = machine
  return new InstallationSources({
    configured: settings.sources,
    store: store.sources,
    forget: (source) => store.secrets.remove(source),
    make: makeSource,
    consoleVariables: new Set(settings.sourceVariables),
    world: {
      clock,
      variable,
      allowPrivateAddresses: settings.fetch.allowPrivateAddresses,
      tokens: sealedTokens(store.secrets, clock),
      redirectUrl: (name) => `${signInOrigin(settings)}${signInPath(name)}/callback`,
      report: (problem) => machine.report(problem),
    },
  })
}

/** The live list of tools over the sources, and the history of what they announced. */
export function openForeignTools(parts: {
  readonly builtin: AdmittedTools
  readonly sources: InstallationSources
  readonly callPolicies: InstallationCallPolicies
  readonly store: SqliteStore
  readonly machine: Machine
}): { readonly tools: LiveTools; readonly history: DefinitionHistory } {
  const { builtin, sources, callPolicies, store, machine } = parts
  const report = (problem: Error) => machine.report(problem)
  const history = new DefinitionHistory({
    clock: machine.clock,
    store: store.definitions,
    report,
    policyOf: (source) => callPolicyInForce(callPolicies.rules, { source }),
  })
  const tools = new LiveTools({
    builtin,
    sources: sources.set,
    policyOf: (origin) => callPolicyInForce(callPolicies.rules, origin),
    observe: (source, announced) => {
      history.observe(source, announced).catch(report)
    },
    later: (task) => machine.later(task),
    report,
  })
  return { tools, history }
}
