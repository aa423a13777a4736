import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { VariableLookup } from '#lib/sources/resolve-values.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import type { ToolSource } from '#lib/sources/tool-source.ts'
import type { DefinitionHistory } from './definition-history.ts'
import type { InstallationSources } from './installation-sources.ts'
import type { LiveTools } from './live-tools.ts'
import { maskedText } from './masked-text.ts'
import { shownSettings } from './shown-settings.ts'
import { type SourceDetail, type SourceRow, sourceDetail, sourceRow } from './source-views.ts'

/** What pages and actions may ask about sources. */
export type SourceUseCases = {
  listSources(): readonly SourceRow[]
  /** One source, whose name may come from a browser; null where there is none. */
  findSource(name: string): SourceDetail | null
  /** Ends what there is of a source and begins anew. */
  reconnectSource(name: string): Promise<Outcome<true, string>>
  /** Adds a source that is reached by HTTP, and starts it. */
  addSource(name: string, settings: SourceSettings): Promise<Outcome<true, string>>
  /** Removes a source that the console added. */
  removeSource(name: string): Promise<Outcome<true, string>>
}

type World = {
  readonly sources: InstallationSources
  readonly tools: LiveTools
  readonly history: DefinitionHistory
  readonly variable: VariableLookup
  /** Who adds sources. */
  readonly by: string
}

/** The use cases over the sources of one installation. */
export function sourceUseCases(world: World): SourceUseCases {
  const { sources, by } = world
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
    removeSource: (name) => sources.remove(name),
  }
}

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
