import type { CheckedDefinition } from '#lib/boundary/checked-definition.ts'
import type { Tool, ToolApproval } from '#lib/contract/tool.ts'
import type { AnnouncedTool, SourceTool } from '#lib/sources/tool-source.ts'
import { type AdmittedTools, admitTools, type RefusedTool } from '../admit-tools.ts'
import { approvalInForce, type CallPolicy } from '../call-policies.ts'
import { argumentNames } from '../open-tools.ts'
import type { ResultOrigin } from '../scoped-rules.ts'
import { type AnnouncedDefinition, announcedDefinition } from './definition-history.ts'
import type { SourceSet } from './source-set.ts'
import { withinSize } from './within-size.ts'

/** Refused tools of one change that are reported; the page of the source counts them all. */
const MAX_REPORTS = 10

/** A tool that can be called, under its shown name and with the approval in force. */
export type LiveTool = {
  readonly tool: Tool
  readonly checked: CheckedDefinition
  /** What its source announced; null for a built-in tool. */
  readonly announced: AnnouncedDefinition | null
}

type Entry = Pick<LiveTool, 'tool' | 'checked' | 'announced'> & {
  readonly annotations: AnnouncedTool['annotations']
}

type Held = {
  readonly tools: readonly SourceTool[]
  readonly entries: readonly Entry[]
  readonly refused: readonly RefusedTool[]
}

/** What can be called now: the whole list, made once after a change. */
type Offer = {
  readonly byName: ReadonlyMap<string, LiveTool>
  readonly listed: readonly CheckedDefinition[]
  readonly declared: ReadonlyMap<string, readonly string[]>
}

type World = {
  readonly builtin: AdmittedTools
  readonly sources: Pick<SourceSet, 'list' | 'find' | 'onChange'>
  policyOf(origin: ResultOrigin): CallPolicy
  /** Is told of all definitions that a source announces whenever they change. */
  observe(source: string, announced: readonly AnnouncedDefinition[]): void
  report(problem: Error): void
}

/**
 * The tools that can be called: the built-in ones, which stay, and those of sources, which come, change and go
 * while the server runs. Each definition crossed the boundary; one that is refused leaves out that tool alone.
 * Pages and runs look a tool up by the same shown name.
 */
export class LiveTools {
  readonly #world: World
  readonly #builtin: readonly Entry[]
  readonly #bySource = new Map<string, Held>()
  #offer: Offer | null = null

  constructor(world: World) {
    this.#world = world
    this.#builtin = entriesOf(world.builtin, () => null)
    world.sources.onChange((name) => this.#update(name))
    for (const { name } of world.sources.list()) this.#update(name)
  }

  /** The tool of exactly this shown name, or undefined. */
  find(name: string): Tool | undefined {
    return this.entry(name)?.tool
  }

  /** As `find`, with what its source announced. */
  entry(name: string): LiveTool | undefined {
    return this.#current.byName.get(name)
  }

  /** All tools with what their sources announced, in the order of `listed`. */
  entries(): readonly LiveTool[] {
    return [...this.#current.byName.values()]
  }

  /** What may be shown of all tools: built-in ones first, then source by source. */
  get listed(): readonly CheckedDefinition[] {
    return this.#current.listed
  }

  /** Tools that were left out because of their definitions. */
  get refused(): readonly RefusedTool[] {
    return [this.#world.builtin, ...this.#held()].flatMap(({ refused }) => refused)
  }

  /** The argument names that each tool declares, by the tool's name. */
  get declared(): ReadonlyMap<string, readonly string[]> {
    return this.#current.declared
  }

  /** True where the source announces a tool of this name of its own. */
  isAnnounced(source: string, tool: string): boolean {
    const held = this.#bySource.get(source)
    return held?.tools.some(({ announced }) => announced.name === tool) ?? false
  }

  /** To be called after policies have changed: which tools need approval is told anew. */
  refresh(): void {
    this.#offer = null
  }

  get #current(): Offer {
    this.#offer ??= this.#made()
    return this.#offer
  }

  #made(): Offer {
    const entries = [this.#builtin, ...this.#held().map((held) => held.entries)].flat()
    const live = entries.map((entry) => withApproval(entry, this.#approvalOf(entry)))
    const listed = live.map(({ checked }) => checked)
    return {
      byName: new Map(live.map((one) => [one.tool.definition.name, one])),
      listed,
      declared: new Map(
        listed.map(({ definition }) => [definition.name, argumentNames(definition)]),
      ),
    }
  }

  #held(): readonly Held[] {
    return this.#world.sources.list().flatMap(({ name }) => this.#bySource.get(name) ?? [])
  }

  #approvalOf({ tool: { definition }, announced, annotations }: Entry): ToolApproval {
    const { name, source, approval } = definition
    const policy = this.#world.policyOf({ source, tool: name })
    return approvalInForce(policy, announced === null ? approval : null, annotations)
  }

  #update(name: string): void {
    const source = this.#world.sources.find(name)
    const before = this.#bySource.get(name)
    if (!source) {
      if (this.#bySource.delete(name)) this.#offer = null
      return
    }
    const tools = source.tools()
    // Most changes are of health, and admission reads every word of a definition.
    if (before && areSame(before.tools, tools)) return
    const { fitting, refused } = withinSize(name, tools)
    const problems: Error[] = []
    const admitted = admitTools(
      fitting.map(({ tool }) => tool),
      (problem) => problems.push(problem),
    )
    // A source may change without end, and each time thousands of tools are refused: the log is no list of them.
    for (const problem of problems.slice(0, MAX_REPORTS)) this.#world.report(problem)
    const entries = entriesOf(admitted, (index) => fitting[index]?.announced ?? null, name)
    this.#bySource.set(name, { tools, entries, refused: [...admitted.refused, ...refused] })
    this.#offer = null
    this.#world.observe(
      name,
      entries.flatMap(({ announced }) => announced ?? []),
    )
  }
}

function entriesOf(
  { registry, listed, indexes }: AdmittedTools,
  announcedAt: (index: number) => AnnouncedTool | null,
  source = '',
): readonly Entry[] {
  return listed.flatMap((checked, position) => {
    const tool = registry.find(checked.definition.name)
    if (!tool) return []
    const announced = announcedAt(indexes[position] ?? -1)
    return [
      {
        tool,
        checked,
        announced: announced && announcedDefinition(source, announced),
        annotations: announced?.annotations,
      },
    ]
  })
}

function withApproval({ tool, checked, announced }: Entry, approval: ToolApproval): LiveTool {
  if (tool.definition.approval === approval) return { tool, checked, announced }
  const definition = { ...checked.definition, approval }
  return { tool: { ...tool, definition }, checked: { ...checked, definition }, announced }
}

function areSame(one: readonly SourceTool[], other: readonly SourceTool[]): boolean {
  return one.length === other.length && one.every(({ tool }, index) => tool === other[index]?.tool)
}
