import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, isoTime } from '#lib/base/clock.ts'
import type { IdSource } from '#lib/base/ids.ts'
import { failure, success } from '#lib/base/outcome.ts'
import { DEFAULT_POLICY, INSPECT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { PRIVACY_LEVELS, type PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { builtinTools } from '#lib/tools/builtin-tools.ts'
import { ToolRegistry } from '#lib/tools/registry.ts'
import { ensureSampleDatabase } from '#lib/tools/sample-database.ts'
import type { AdminConsole } from './admin-console.ts'
import { cancelRun } from './cancel-run.ts'
import { LiveRuns } from './live-runs.ts'
import { type OpenedAudit, openAudit } from './open-audit.ts'
import { levelOfRun, type PrivacyInForce, privacyInForce } from './privacy-setting.ts'
import { readEvents } from './read-events.ts'
import { SessionFlags } from './session-flags.ts'
import type { Settings } from './settings.ts'
import { type StartRunPorts, startRun } from './start-run.ts'
import { stopRuns } from './stop-runs.ts'

/** Who acts until there are accounts. */
const ADMINISTRATOR = 'local administrator'

/** What the console needs of the machine beside its settings. */
export type Machine = { readonly clock: Clock; readonly newId: IdSource }

/**
 * Opens one console: its database, tools, boundary and live runs. Rejects where the data directory or the
 * database cannot be used.
 */
export async function openConsole(settings: Settings, machine: Machine): Promise<AdminConsole> {
  await mkdir(settings.dataDir, { recursive: true })
  const audit = await openAudit(settings, nowText(machine.clock))
  const tools = await openTools(settings)
  const liveRuns = new LiveRuns(settings.limits, machine.clock)
  const setting = await openPrivacySetting(settings, audit, machine.clock)
  const ports: StartRunPorts = {
    ...machine,
    liveRuns,
    tools,
    flags: new SessionFlags(),
    boundary: new ToolResultBoundary({ policy: DEFAULT_POLICY }),
    inspectBoundary: new ToolResultBoundary({ policy: INSPECT_POLICY }),
    levelOf: (wanted, source) => levelOfRun(wanted, source, setting.inForce, settings.privacy),
    newRecorder: () => audit.newRecorder(),
    by: ADMINISTRATOR,
  }
  let isClosing = false
  return {
    startRun: (request) => (isClosing ? failure(STOPPING) : startRun(request, ports)),
    cancelRun: (runId) => cancelRun(runId, liveRuns),
    readEvents: (question) => readEvents(question, { liveRuns, store: audit.store }),
    listTools: () => tools.list().map((tool) => tool.definition),
    listRuns: (query) => audit.store.list(query),
    async findRun(runId) {
      const run = await audit.store.find(runId)
      return run && { run, isLive: liveRuns.find(runId) !== undefined }
    },
    privacy: () => setting.inForce,
    setPrivacyLevel: (level) => setting.choose(level),
    async close() {
      isClosing = true
      await stopRuns(liveRuns, machine.clock)
      liveRuns.close()
      audit.close()
    },
  }
}

const STOPPING = 'The server is stopping and starts no more runs.'

async function openTools(settings: Settings): Promise<ToolRegistry> {
  const { installRoot, fetch, limits } = settings
  const tools = builtinTools({
    installRoot,
    databases: settings.databases.length > 0 ? settings.databases : [await sample(settings)],
    filesRoot: settings.filesRoot ?? join(installRoot, 'fixtures', 'sample-files'),
    fetch,
    queryTimeoutMs: limits.queryTimeoutMs,
  })
  return new ToolRegistry(tools)
}

async function sample({ installRoot, dataDir }: Settings) {
  const folder = join(dataDir, 'samples')
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'sample.db')
  await ensureSampleDatabase(installRoot, path)
  return { name: 'sample', path }
}

async function openPrivacySetting({ privacy }: Settings, audit: OpenedAudit, clock: Clock) {
  let inForce = privacyInForce(await audit.privacyChoice(), privacy)
  return {
    get inForce(): PrivacyInForce {
      return inForce
    },
    async choose(level: PrivacyLevel) {
      if (PRIVACY_LEVELS.indexOf(level) > PRIVACY_LEVELS.indexOf(privacy.ceiling)) {
        return failure(
          `The configuration allows no level above "${privacy.ceiling}": choose that or a lower one.`,
        )
      }
      const choice = { level, by: ADMINISTRATOR, at: nowText(clock) }
      await audit.choosePrivacy(choice)
      inForce = privacyInForce(choice, privacy)
      return success(inForce)
    },
  }
}

function nowText(clock: Clock): string {
  return isoTime(Math.floor(clock.now()))
}
