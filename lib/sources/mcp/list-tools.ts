import type { AnnouncedTool } from '../tool-source.ts'
import { readAnnouncedTool } from './read-announced-tool.ts'

/** Tools of one source; more are not offered. */
export const MAX_TOOLS = 2_000

/** Pages of a list; a cursor that never ends is told off here. */
const MAX_PAGES = 100

/** One page of a list, of which nothing was checked but its outer form. */
export type ToolPage = { readonly tools: readonly unknown[]; readonly nextCursor?: string }

/** The tools of all pages, and what was left out, in sentences of ours. */
export type ListedTools = {
  readonly tools: readonly AnnouncedTool[]
  readonly notes: readonly string[]
}

/** Reads every page, up to the bounds; of tools with one name the first is taken. */
export async function listTools(
  page: (cursor: string | undefined) => Promise<ToolPage>,
): Promise<ListedTools> {
  const tools = new Map<string, AnnouncedTool>()
  const counts = { unreadable: 0, repeated: 0, beyond: 0 }
  const cursors = new Set<string>()
  let cursor: string | undefined
  for (let count = 1; count <= MAX_PAGES; count++) {
    const { tools: listed, nextCursor } = await page(cursor)
    for (const foreign of listed) take(tools, counts, foreign)
    if (nextCursor === undefined) return { tools: [...tools.values()], notes: notesOf(counts) }
    if (cursors.has(nextCursor) || tools.size >= MAX_TOOLS) break
    cursors.add(nextCursor)
    cursor = nextCursor
  }
  const endless = 'The list of tools has no end; what came of it until then is offered.'
  return { tools: [...tools.values()], notes: [...notesOf(counts), endless] }
}

type Counts = { unreadable: number; repeated: number; beyond: number }

function take(tools: Map<string, AnnouncedTool>, counts: Counts, foreign: unknown): void {
  if (tools.size >= MAX_TOOLS) {
    counts.beyond++
    return
  }
  const tool = readAnnouncedTool(foreign)
  if (tool === null) counts.unreadable++
  else if (tools.has(tool.name)) counts.repeated++
  else tools.set(tool.name, tool)
}

function notesOf({ unreadable, repeated, beyond }: Counts): readonly string[] {
  return [
    ...(unreadable > 0 ? [`${unreadable} tools have no usable definition and are left out.`] : []),
    ...(repeated > 0 ? [`${repeated} tools have a name that came before and are left out.`] : []),
    ...(beyond > 0 ? [`${beyond} tools beyond the first ${MAX_TOOLS} are left out.`] : []),
  ]
}
