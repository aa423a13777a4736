import type { ToolDefinition } from '#lib/contract/tool.ts'
import { heldWords } from './held-tool.ts'

/** The tools of one source. */
export type SourceGroup = { readonly source: string; readonly tools: readonly ToolDefinition[] }

/**
 * The tools that have every word of `search` in their name, description, source or mark, ignoring case. `held`:
 * how the definitions of tools stand that may not run, by name.
 */
export function matchingTools(
  tools: readonly ToolDefinition[],
  search: string,
  held: ReadonlyMap<string, string>,
): readonly ToolDefinition[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return tools.filter(({ name, description, source }) => {
    const standing = held.get(name)
    const mark = standing === undefined ? '' : heldWords(standing).mark
    const text = `${name} ${description} ${source} ${mark}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The tools by source, in the order in which sources and tools come. */
export function toolsBySource(tools: readonly ToolDefinition[]): readonly SourceGroup[] {
  const groups = new Map<string, ToolDefinition[]>()
  for (const tool of tools) {
    const known = groups.get(tool.source)
    if (known) known.push(tool)
    else groups.set(tool.source, [tool])
  }
  return [...groups].map(([source, members]) => ({ source, tools: members }))
}
