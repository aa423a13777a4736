import type { Tool } from '#lib/contract/tool.ts'

/** The tools that can be called, by name. Names are chosen by models and browsers: an own look-up only. */
export class ToolRegistry {
  readonly #tools: ReadonlyMap<string, Tool>

  /** Takes the tools in the order they are listed. Throws a `TypeError` when two bear one name. */
  constructor(tools: readonly Tool[]) {
    const byName = new Map<string, Tool>()
    for (const tool of tools) {
      const { name } = tool.definition
      if (byName.has(name)) {
        throw new TypeError(`Two tools are named ${JSON.stringify(name)}: rename one of them.`)
      }
      byName.set(name, tool)
    }
    this.#tools = byName
  }

  /** All tools, in the order given. */
  list(): readonly Tool[] {
    return [...this.#tools.values()]
  }

  /** The tool of exactly this name, or undefined. */
  find(name: string): Tool | undefined {
    return this.#tools.get(name)
  }
}
