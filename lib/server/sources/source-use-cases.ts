import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { VariableLookup } from '#lib/sources/resolve-values.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import type { ToolSource } from '#lib/sources/tool-source.ts'
import type { Machine } from '../machine.ts'
import type { DefinitionHistory } from './definition-history.ts'
import type { InstallationSources } from './installation-sources.ts'
import type { LiveTools } from './live-tools.ts'
import { maskedText } from './masked-text.ts'
import { shownSettings } from './shown-settings.ts'
import { type SourceDetail, type SourceRow, sourceDetail, sourceRow } from './source-views.ts'
import { type TriedSource, trySource } from './try-source.ts'

/** What pages and actions may ask about sources. */
export type SourceUseCases = {
  listSources(): readonly SourceRow[]
  /** One source, whose name may come from a browser; null where there is none. */
  findSource(name: string): SourceDetail | null
  /** Ends what there is of a source and begins anew. */
  reconnectSource(name: string): Promise<Outcome<true, string>>
  /** Adds a source that is reached by HTTP, and starts it. */
  addSource(name: string, settings: SourceSettings): Promise<Outcome<true, string>>
  /** Connects once to a source as `addSource` would make it; nothing of it is kept. */
  trySource(name: string, settings: SourceSettings): Promise<Outcome<TriedSource, string>>
  /** Removes a source that the console added. */
  removeSource(name: string): Promise<Outcome<true, string>>
}

type World = {
  readonly sources: InstallationSources
  readonly tools: LiveTools
  readonly history: DefinitionHistory
  readonly variable: VariableLookup
  readonly machine: Pick<Machine, 'clock' | 'later'>
  /** Who adds sources. */
  readonly by: string
}

/** The use cases over the sources of one installation. */
export function sourceUseCases(world: World): SourceUseCases {
  const { sources, machine, by } = world
  let trials = 0
  return {
    listSources() {
      const counts = countsBySource(world)
      return sources.set.list().map((source) => {
        const itsCounts = counts.get(source.name) ?? NO_TOOLS
        return sourceRow(source, sources.entry(source.name), itsCounts)
      })
    },
    findSource(name) {
      const source = sources.set.find(name)
      return source ? detailOf(source, world) : null
    },
    async reconnectSource(name) {
      return (await sources.reconnect(name)) ? success(true) : failure(NO_SUCH_SOURCE)
    },
    addSource: (name, settings) => sources.add(name, settings, by),
    async trySource(name, settings) {
      if (trials >= MAX_TRIALS) return failure(TOO_MANY_TRIALS)
      const made = sources.trial(name, settings)
      if (!made.ok) return made
      trials++
      try {
        return await trySource(made.value, machine)
      } finally {
        trials--
      }
    },
    removeSource: (name) => sources.remove(name),
  }
}

/** Sources that are tried at once. */
const MAX_TRIALS = 3

const TOO_MANY_TRIALS =
  'Other sources are being tried at the moment: try this one again when they are done.'

const NO_SUCH_SOURCE = 'There is no source of this name.'

const NO_TOOLS = { tools: 0, pending: 0, refused: 0 }

function countsBySource({ tools, history }: World) {
  const counts = new Map<string, { tools: number; pending: number; refused: number }>()
  const of = (source: string) => {
    const found = counts.get(source) ?? { ...NO_TOOLS }
    counts.set(source, found)
    return found
  }
  for (const { announced } of tools.entries()) {
    if (!announced) continue
    const its = of(announced.source)
    its.tools++
    if (history.standingOf(announced) !== 'approved') its.pending++
  }
  for (const { source } of tools.refused) if (source !== null) of(source).refused++
  return counts
}

function detailOf(source: ToolSource, { sources, tools, history, variable }: World): SourceDetail {
  const entry = sources.entry(source.name)
  const settings = entry?.settings
  return sourceDetail(source, entry, {
    toolNames: tools.entries().flatMap(({ tool, announced }) => {
      if (announced?.source !== source.name) return []
      return [{ name: tool.definition.name, standing: history.standingOf(announced) }]
    }),
    settings: settings ? shownSettings(settings, maskedText(settings, variable)) : [],
    refused: tools.refused.filter((one) => one.source === source.name).length,
  })
}
