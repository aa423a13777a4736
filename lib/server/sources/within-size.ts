import type { SourceTool } from '#lib/sources/tool-source.ts'
import type { RefusedTool } from '../admit-tools.ts'

/** Characters of JSON of all definitions of one source: they are read word by word, kept, and listed whole. */
export const MAX_DEFINITIONS_LENGTH = 32_000_000

/** The first tools of a source whose definitions fit, and the refusals of the others. */
export type SizedTools = {
  readonly fitting: readonly SourceTool[]
  readonly refused: readonly RefusedTool[]
}

/** Parts `tools` where their definitions together grow past `MAX_DEFINITIONS_LENGTH`. Reads no further than there. */
export function withinSize(source: string, tools: readonly SourceTool[]): SizedTools {
  let length = 0
  const end = tools.findIndex(({ announced }) => {
    length += JSON.stringify(announced).length
    return length > MAX_DEFINITIONS_LENGTH
  })
  if (end === -1) return { fitting: tools, refused: [] }
  const refused = tools.slice(end).map((_, index) => {
    return { position: end + index + 1, name: null, source, reason: REASON }
  })
  return { fitting: tools.slice(0, end), refused }
}

const REASON =
  'The definitions of its source are too large together; let the source announce fewer or shorter ones.'
