import type { AddedSource, SourceStore } from '#lib/audit/source-store.ts'
import { isoTime } from '#lib/base/clock.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { TokenStore } from '#lib/sources/mcp/token-store.ts'
import { SourceSettings } from '#lib/sources/source-settings.ts'
import type { ToolSource } from '#lib/sources/tool-source.ts'
import { brokenSource } from './broken-source.ts'
import { madeSource, type SourceMaker, type SourceWorld } from './make-source.ts'
import { MAX_SOURCES } from './source-names.ts'
import { SourceSet } from './source-set.ts'
import { variableNames } from './variable-names.ts'

/** Where a source stands: in the configuration file, or in the database, where the console put it. */
export type SourceEntry =
  | { readonly from: 'configuration'; readonly settings: SourceSettings }
  | {
      readonly from: 'console'
      /** Null where what was kept cannot be read any more. */
      readonly settings: SourceSettings | null
      readonly addedAt: string
      readonly addedBy: string
    }

type Parts = {
  readonly configured: Readonly<Record<string, SourceSettings>>
  readonly store: SourceStore
  /** Forgets what is kept of the sign-in at a source. */
  forget(source: string): Promise<void>
  readonly make: SourceMaker
  readonly world: Omit<SourceWorld, 'isFromFile'>
  /** Names of variables that sources of the console may refer to. */
  readonly consoleVariables: ReadonlySet<string>
}

/** The sources of one installation: those of the configuration file, and those that the console added. */
export class InstallationSources {
  readonly set: SourceSet
  readonly #parts: Parts
  readonly #entries = new Map<string, SourceEntry>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.set = new SourceSet((problem) => parts.world.report(problem))
    for (const [name, settings] of Object.entries(parts.configured)) {
      this.#entries.set(name, { from: 'configuration', settings })
    }
  }

  /** Makes and starts all of them. Rejects with `AuditError`. */
  async open(): Promise<void> {
    for (const added of await this.#parts.store.list()) {
      // The file on the server stands before what the web added.
      if (!this.#entries.has(added.name)) this.#entries.set(added.name, consoleEntry(added))
    }
    await Promise.all([...this.#entries.keys()].map((name) => this.reconnect(name)))
  }

  /** What stands of the source of this name, which a browser may have chosen. */
  entry(name: string): SourceEntry | undefined {
    return this.#entries.get(name)
  }

  /** Ends what there is of a source and makes it anew; false where there is none of this name. */
  async reconnect(name: string): Promise<boolean> {
    const entry = this.#entries.get(name)
    if (!entry) return false
    const { make } = this.#parts
    const world = this.#worldOf(entry)
    const source = entry.settings
      ? madeSource([name, entry.settings], make, world)
      : brokenSource(name, 'mcp', { at: Math.floor(world.clock.now()), message: SEAL_BROKEN })
    await this.set.put(source)
    return true
  }

  /** The web may name a source, but none of the server's variables that the file did not open to it. */
  #worldOf({ from }: Pick<SourceEntry, 'from'>): SourceWorld {
    const { world, consoleVariables } = this.#parts
    if (from === 'configuration') return { ...world, isFromFile: true }
    const variable = (name: string) =>
      consoleVariables.has(name) ? world.variable(name) : undefined
    return { ...world, variable, isFromFile: false }
  }

  /** Keeps a source that is reached by HTTP, and starts it; a sentence where that can't be. */
  async add(name: string, settings: SourceSettings, by: string): Promise<Outcome<true, string>> {
    const refusal = consoleRefusal(settings, this.#parts.consoleVariables)
    if (refusal !== null) return failure(refusal)
    if (this.#entries.size >= MAX_SOURCES) return failure(TOO_MANY)
    const { store, world } = this.#parts
    const addedAt = isoTime(Math.floor(world.clock.now()))
    const added = { name, settings: JSON.stringify(settings), addedAt, addedBy: by }
    if (this.#entries.has(name) || !(await store.add(added))) return failure(NAME_TAKEN)
    this.#entries.set(name, consoleEntry(added))
    await this.reconnect(name)
    return success(true)
  }

  /** A source as `add` would make it, which is kept nowhere, and its sign-in neither; not started. */
  trial(name: string, settings: SourceSettings): Outcome<ToolSource, string> {
    const { make, consoleVariables } = this.#parts
    const refusal = consoleRefusal(settings, consoleVariables)
    if (refusal !== null) return failure(refusal)
    const its = { ...this.#worldOf({ from: 'console' }), tokens: NO_TOKENS }
    return success(madeSource([name, settings], make, its))
  }

  /** Forgets a source that the console added, and its sign-in; a sentence where that can't be. */
  async remove(name: string): Promise<Outcome<true, string>> {
    const entry = this.#entries.get(name)
    if (!entry) return failure('There is no source of this name.')
    if (entry.from === 'configuration') return failure(IN_THE_FILE)
    await this.#parts.store.remove(name)
    await this.#parts.forget(name)
    this.#entries.delete(name)
    await this.set.remove(name)
    return success(true)
  }
}

/** Why the console may not have a source of such settings; null where it may. */
function consoleRefusal(
  settings: SourceSettings,
  consoleVariables: ReadonlySet<string>,
): string | null {
  if (settings.transport === 'stdio') return NO_COMMANDS
  if (settings.transport === 'openapi' && !/^https?:/i.test(settings.document)) return NO_FILES
  const closed = variableNames(settings).find((each) => !consoleVariables.has(each))
  return closed === undefined ? null : closedVariable(closed)
}

/** Keeps nothing. */
const NO_TOKENS: TokenStore = {
  load: async () => null,
  save: async () => undefined,
  clear: async () => undefined,
}

const NO_COMMANDS =
  'A source that starts a command is added in the configuration file on the server, never here.'
const NO_FILES =
  'A document on the server is named in the configuration file: give its address on the web here.'
const closedVariable = (name: string) =>
  `The variable ${name} is not open to sources of the console: list it under "sourceVariables" in the configuration file.`
const TOO_MANY = `There are ${MAX_SOURCES} sources already: remove one that is no longer needed.`
const NAME_TAKEN = 'A source of this name is there already: choose another name.'
const IN_THE_FILE =
  'This source stands in the configuration file: remove it there, and start the server again.'
const SEAL_BROKEN =
  'What was kept of this source cannot be read, for the key file is another one: remove it and add it again.'

function consoleEntry({ settings, addedAt, addedBy }: AddedSource): SourceEntry {
  return { from: 'console', settings: readSettings(settings), addedAt, addedBy }
}

/** Nobody but the console writes such a row, and yet it never makes a command of one. */
function readSettings(text: string | null): SourceSettings | null {
  if (text === null) return null
  const parsed = SourceSettings.safeParse(JSON.parse(text))
  return parsed.success && parsed.data.transport !== 'stdio' ? parsed.data : null
}
