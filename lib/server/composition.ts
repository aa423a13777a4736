import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { claimDatabase } from '#db/claim-database.ts'
import { createSqliteStore, type SqliteStore } from '#db/create-sqlite-store.ts'
import { createPersister } from '#lib/audit/persister.ts'
import { isoTime } from '#lib/base/clock.ts'
import { failure } from '#lib/base/outcome.ts'
import { stricterLevel } from '#lib/privacy/privacy-level.ts'
import type { AdminConsole } from './admin-console.ts'
import { answerQuestion } from './answer-question.ts'
import { callPolicyUseCases } from './call-policy-use-cases.ts'
import { cancelRun } from './cancel-run.ts'
import { type InstallationCallPolicies, openCallPolicies } from './installation-call-policies.ts'
import { type InstallationPolicies, openPolicies } from './installation-policies.ts'
import { type InstallationPrivacy, openPrivacy } from './installation-privacy.ts'
import { LiveRuns } from './live-runs.ts'
import type { Machine } from './machine.ts'
import { openTools } from './open-tools.ts'
import { pastCalls } from './past-calls.ts'
import { policyUseCases } from './policy-use-cases.ts'
import { levelOfRun } from './privacy-setting.ts'
import { readEvents } from './read-events.ts'
import { readiness } from './readiness.ts'
import { runBoundaries } from './run-boundaries.ts'
import { savedInputUseCases } from './saved-input-use-cases.ts'
import { SessionFlags } from './session-flags.ts'
import type { Settings } from './settings.ts'
import { callTerms } from './sources/call-terms.ts'
import type { DefinitionHistory } from './sources/definition-history.ts'
import { definitionUseCases } from './sources/definition-use-cases.ts'
import { installationSources, openForeignTools } from './sources/foreign-tools.ts'
import type { InstallationSources } from './sources/installation-sources.ts'
import type { LiveTools } from './sources/live-tools.ts'
import { signInUseCases } from './sources/sign-in-use-cases.ts'
import { sourceUseCases } from './sources/source-use-cases.ts'
import { type StartRunPorts, startRun } from './start-run.ts'
import { stopRuns } from './stop-runs.ts'

/** Who acts until there are accounts. */
const ADMINISTRATOR = 'local administrator'

/**
 * Opens one console: its database, tools, boundary and live runs; runs that a crash left open are closed as
 * interrupted. Rejects where the data directory or the database cannot be used, or another console has it: its
 * runs under way would be closed.
 */
export async function openConsole(settings: Settings, machine: Machine): Promise<AdminConsole> {
  await mkdir(settings.dataDir, { recursive: true })
  const store = claimedStore(settings)
  await store.audit.closeInterrupted(isoTime(Math.floor(machine.clock.now())))
  const builtin = await openTools(settings, (problem) => machine.report(problem))
  const privacy = await openPrivacy(settings.privacy, store.settings, machine.clock)
  const policies = await openPolicies(store.settings, machine)
  const callPolicies = await openCallPolicies(store.settings, machine)
  const sources = installationSources(settings, machine, store)
  const foreign = openForeignTools({ builtin, sources, callPolicies, store, machine })
  // Last, because whoever opens them must be there to close them.
  await sources.open()
  return boundConsole({
    settings,
    machine,
    store,
    sources,
    ...foreign,
    privacy,
    policies,
    callPolicies,
  })
}

/** The store of the audit, for this console alone to run tools over. */
function claimedStore({ databaseFile, dataDir, installRoot }: Settings): SqliteStore {
  const migrationsFolder = join(installRoot, 'db', 'migrations')
  const keyFile = join(dataDir, 'secrets.key')
  const store = createSqliteStore({ path: databaseFile, keyFile, migrationsFolder })
  try {
    const release = claimDatabase(databaseFile)
    return {
      ...store,
      close() {
        store.close()
        release()
      },
    }
  } catch (problem) {
    store.close()
    throw problem
  }
}

type Parts = {
  readonly settings: Settings
  readonly machine: Machine
  readonly store: SqliteStore
  readonly sources: InstallationSources
  readonly history: DefinitionHistory
  readonly callPolicies: InstallationCallPolicies
  readonly tools: LiveTools
  readonly privacy: InstallationPrivacy
  readonly policies: InstallationPolicies
}

function boundConsole(parts: Parts): AdminConsole {
  const { settings, machine, store, sources, tools, privacy } = parts
  const liveRuns = new LiveRuns(settings.limits, machine.clock)
  const ports = runPorts(parts, liveRuns)
  let isClosing = false
  return {
    startRun: (request) => (isClosing ? failure(STOPPING) : startRun(request, ports)),
    cancelRun: (runId) => cancelRun(runId, liveRuns),
    answerQuestion: (given) => answerQuestion(given, liveRuns),
    readEvents: (question) => readEvents(question, { liveRuns, store: store.audit }),
    listTools: () => tools.listed,
    refusedTools: () => tools.refused,
    declaredTools: () => tools.declared,
    listRuns: (query) => store.audit.list(query),
    pastCalls: (toolName) =>
      pastCalls(toolName, {
        store: store.audit,
        isLive: (runId) => liveRuns.find(runId) !== undefined,
      }),
    async findRun(runId) {
      const run = await store.audit.find(runId)
      return run && { run, isLive: liveRuns.find(runId) !== undefined }
    },
    auditedEvents: (runId) => store.audit.events(runId, -1),
    async readiness() {
      const states = sources.set.list().map((source) => source.health().state)
      return readiness(!isClosing && (await store.isWritable()), states)
    },
    privacy: () => privacy.inForce,
    privacyChanges: () => store.settings.changes('privacyLevel', SHOWN_CHANGES),
    setPrivacyLevel: (level) => privacy.choose(level, ADMINISTRATOR),
    ...toolUseCases(parts),
    ...keptInputs(parts, ports),
    async close() {
      isClosing = true
      await stopRuns(liveRuns, machine.clock)
      liveRuns.close()
      await sources.set.close()
      store.close()
    },
  }
}

/** The use cases about tools: where they come from, what they may do, and what becomes of their results. */
function toolUseCases(parts: Parts) {
  const { machine, sources, tools, history, policies, callPolicies } = parts
  const definitions = () => tools.listed.map(({ definition }) => definition)
  const by = ADMINISTRATOR
  return {
    ...policyUseCases({ policies, definitions, by }),
    ...callPolicyUseCases({
      policies: callPolicies,
      definitions,
      sourceNames: () => sources.set.list().map(({ name }) => name),
      onChange: () => tools.refresh(),
      by,
    }),
    ...sourceUseCases({ sources, tools, history, machine, variable: machine.variable, by }),
    ...signInUseCases(sources.set),
    ...definitionUseCases({ tools, history, by }),
  }
}

/** The use cases about inputs that a person keeps: under the same level as a call of their tool. */
function keptInputs({ machine, store, tools, privacy }: Parts, ports: StartRunPorts) {
  return savedInputUseCases({
    ...machine,
    store: store.savedInputs,
    isTool: (name) => tools.find(name) !== undefined,
    levelOf(toolName) {
      const source = tools.find(toolName)?.definition.source ?? ''
      return stricterLevel(ports.levelOf(undefined, source), ports.termsOf(toolName).privacyCeiling)
    },
    installationLevel: () => privacy.inForce.level,
    by: ADMINISTRATOR,
  })
}

/** Changes of a setting that its page shows. */
const SHOWN_CHANGES = 20

const STOPPING = 'The server is stopping and starts no more runs.'

function runPorts(parts: Parts, liveRuns: LiveRuns): StartRunPorts {
  const { settings, machine, store, tools, history, privacy, policies, callPolicies } = parts
  return {
    ...machine,
    liveRuns,
    tools,
    flags: new SessionFlags(),
    boundaries: runBoundaries(() => policies.rules),
    termsOf: callTerms({
      rules: () => callPolicies.rules,
      entry: (name) => tools.entry(name),
      history,
    }),
    levelOf: (wanted, source) => levelOfRun(wanted, source, privacy.inForce, settings.privacy),
    newRecorder: () => createPersister(store.audit, { tools: tools.declared }).record,
    by: ADMINISTRATOR,
  }
}
