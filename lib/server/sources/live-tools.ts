import type { CheckedDefinition } from '#lib/boundary/checked-definition.ts'
import type { Tool } from '#lib/contract/tool.ts'
import type { SourceTool } from '#lib/sources/tool-source.ts'
import { type AdmittedTools, admitTools, type RefusedTool } from '../admit-tools.ts'
import { argumentNames } from '../open-tools.ts'
import type { SourceSet } from './source-set.ts'

/** What can be called now: the whole list, made once after a change. */
type Offer = {
  readonly byName: ReadonlyMap<string, Tool>
  readonly listed: readonly CheckedDefinition[]
  readonly refused: readonly RefusedTool[]
  readonly declared: ReadonlyMap<string, readonly string[]>
}

type Held = { readonly announced: readonly SourceTool[]; readonly admitted: AdmittedTools }

/**
 * The tools that can be called: the built-in ones, which stay, and those of sources, which come, change and go
 * while the server runs. Each definition crossed the boundary; one that is refused leaves out that tool alone.
 * Pages and runs look a tool up by the same shown name.
 */
export class LiveTools {
  readonly #builtin: AdmittedTools
  readonly #sources: Pick<SourceSet, 'list' | 'find' | 'onChange'>
  readonly #report: (problem: Error) => void
  readonly #bySource = new Map<string, Held>()
  #offer: Offer | null = null

  constructor(
    builtin: AdmittedTools,
    sources: Pick<SourceSet, 'list' | 'find' | 'onChange'>,
    report: (problem: Error) => void,
  ) {
    this.#builtin = builtin
    this.#sources = sources
    this.#report = report
    sources.onChange((name) => this.#update(name))
    for (const { name } of sources.list()) this.#update(name)
  }

  /** The tool of exactly this shown name, or undefined. */
  find(name: string): Tool | undefined {
    return this.#current.byName.get(name)
  }

  /** What may be shown of all tools: built-in ones first, then source by source. */
  get listed(): readonly CheckedDefinition[] {
    return this.#current.listed
  }

  /** Tools that were left out because of their definitions. */
  get refused(): readonly RefusedTool[] {
    return this.#current.refused
  }

  /** The argument names that each tool declares, by the tool's name. */
  get declared(): ReadonlyMap<string, readonly string[]> {
    return this.#current.declared
  }

  get #current(): Offer {
    this.#offer ??= this.#made()
    return this.#offer
  }

  #made(): Offer {
    const ofSources = this.#sources.list().flatMap(({ name }) => this.#bySource.get(name) ?? [])
    const all = [this.#builtin, ...ofSources.map(({ admitted }) => admitted)]
    const listed = all.flatMap((one) => one.listed)
    return {
      byName: new Map(
        all.flatMap(({ registry }) => registry.list().map((tool) => [tool.definition.name, tool])),
      ),
      listed,
      refused: all.flatMap((one) => one.refused),
      declared: new Map(
        listed.map(({ definition }) => [definition.name, argumentNames(definition)]),
      ),
    }
  }

  #update(name: string): void {
    const source = this.#sources.find(name)
    const before = this.#bySource.get(name)
    if (!source) {
      if (this.#bySource.delete(name)) this.#offer = null
      return
    }
    const announced = source.tools()
    // Most changes are of health, and admission reads every word of a definition.
    if (before && areSame(before.announced, announced)) return
    const admitted = admitTools(
      announced.map(({ tool }) => tool),
      this.#report,
    )
    this.#bySource.set(name, { announced, admitted })
    this.#offer = null
  }
}

function areSame(one: readonly SourceTool[], other: readonly SourceTool[]): boolean {
  return one.length === other.length && one.every(({ tool }, index) => tool === other[index]?.tool)
}
