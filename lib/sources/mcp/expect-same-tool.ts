import { SourceError } from '../source-error.ts'
import type { AnnouncedTool, SourceTool } from '../tool-source.ts'

/**
 * Throws a `SourceError` unless `tools` hold `asked` as it was: a server that is connected anew for a call may
 * announce another definition by then, which nobody has approved.
 */
export function expectSameTool(asked: AnnouncedTool, tools: readonly SourceTool[]): void {
  const now = tools.find(({ announced }) => announced.name === asked.name)?.announced
  if (now === asked || (now && JSON.stringify(now) === JSON.stringify(asked))) return
  throw new SourceError('source_refused', CHANGED)
}

const CHANGED =
  'The server announces another definition of this tool by now, or none: look at the page of tools, and call it again.'
