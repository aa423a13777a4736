import type { CheckedDefinition } from '#lib/boundary/checked-definition.ts'
import type { Tool, ToolApproval } from '#lib/contract/tool.ts'
import type { SourceTool } from '#lib/sources/tool-source.ts'
import type { AdmittedTools, RefusedTool } from '../admit-tools.ts'
import { approvalInForce, type CallPolicy } from '../call-policies.ts'
import { argumentNames } from '../open-tools.ts'
import type { ResultOrigin } from '../scoped-rules.ts'
import type { AnnouncedDefinition } from './definition-history.ts'
import { runInSlices } from './run-in-slices.ts'
import {
  type AdmittedSource,
  builtinEntries,
  type Entry,
  sourceAdmission,
} from './source-admission.ts'
import type { SourceSet } from './source-set.ts'

/** Refused tools of one change that are reported; the page of the source counts them all. */
const MAX_REPORTS = 10

/** A tool that can be called, under its shown name and with the approval in force. */
export type LiveTool = Omit<Entry, 'annotations'>

type Held = AdmittedSource & { readonly tools: readonly SourceTool[] }

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
  /** Does `task` once whatever else waits has had its turn. */
  later(task: () => void): void
  report(problem: Error): void
}

/**
 * The tools that can be called: the built-in ones, which stay, and those of sources, which come, change and go
 * while the server runs. Each definition crossed the boundary; one that is refused leaves out that tool alone.
 * A long list is read in slices, with other work between them; until its end the list before it is offered.
 * Pages and runs look a tool up by the same shown name.
 */
export class LiveTools {
  readonly #world: World
  readonly #builtin: readonly Entry[]
  readonly #bySource = new Map<string, Held>()
  readonly #admitting = new Set<string>()
  #offer: Offer | null = null

  constructor(world: World) {
    this.#world = world
    this.#builtin = builtinEntries(world.builtin)
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
    // Looked at again when what is being read has been read.
    if (this.#admitting.has(name)) return
    const tools = source.tools()
    // Most changes are of health, and admission reads every word of a definition.
    if (before && areSame(before.tools, tools)) return
    this.#admitting.add(name)
    const problems: Error[] = []
    const steps = sourceAdmission(name, tools, (problem) => problems.push(problem))
    runInSlices(steps, {
      later: (task) => this.#world.later(task),
      done: (admitted) => {
        this.#admitting.delete(name)
        // A source may change without end, and each time thousands of tools are refused: the log is no list of them.
        for (const problem of problems.slice(0, MAX_REPORTS)) this.#world.report(problem)
        if (this.#world.sources.find(name) === source) this.#hold(name, { ...admitted, tools })
        this.#update(name)
      },
      failed: (cause) => {
        this.#admitting.delete(name)
        this.#world.report(new Error('Definitions of tools could not be read.', { cause }))
      },
    })
  }

  #hold(name: string, held: Held): void {
    this.#bySource.set(name, held)
    this.#offer = null
    this.#world.observe(
      name,
      held.entries.flatMap(({ announced }) => announced ?? []),
    )
  }
}

function withApproval({ tool, checked, announced }: Entry, approval: ToolApproval): LiveTool {
  if (tool.definition.approval === approval) return { tool, checked, announced }
  const definition = { ...checked.definition, approval }
  return { tool: { ...tool, definition }, checked: { ...checked, definition }, announced }
}

function areSame(one: readonly SourceTool[], other: readonly SourceTool[]): boolean {
  return one.length === other.length && one.every(({ tool }, index) => tool === other[index]?.tool)
}
