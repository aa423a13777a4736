import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { unreadBlock } from './adopt-mcp.ts'
import { textArtifacts } from './adopt-value.ts'
import type { Piece, ReadBlock } from './adoption.ts'
import { asides, type Reads } from './asides.ts'

/** One type of block of a provider's form: the members it has, and what it becomes. */
export type BlockType = Reads & { read(block: JsonObject): ReadBlock | undefined }

/** The types of block of one form, by the name in `type`. */
export type BlockTypes = ReadonlyMap<string, BlockType>

/**
 * The pieces of a provider's content, which stands at `at`: text, or a list of blocks. What has a type that is
 * not known, or lacks what its type asks, stays JSON with a note; content of another form likewise.
 */
export function contentPieces(
  content: JsonValue | undefined,
  at: string,
  types: BlockTypes,
): readonly Piece[] {
  if (content === undefined) return []
  if (content === null) return [{ from: at, isAside: true }]
  if (typeof content === 'string') {
    return [{ from: at, text: content, artifacts: textArtifacts(content) }]
  }
  if (!Array.isArray(content)) return [unreadBlock(content, { from: at, name: 'The content' })]
  const blocks: readonly JsonValue[] = content
  return blocks.flatMap((block, index) => {
    return blockPieces(block, types, { at: `${at}/${index}`, name: `Block ${index + 1}` })
  })
}

function blockPieces(
  block: JsonValue,
  types: BlockTypes,
  place: { readonly at: string; readonly name: string },
): readonly Piece[] {
  const { at: from, name } = place
  const type = isObject(block) && typeof block.type === 'string' ? types.get(block.type) : undefined
  const read = isObject(block) ? type?.read(block) : undefined
  if (!isObject(block) || !type || !read) return [unreadBlock(block, { from, name })]
  const { loss, ...piece } = read
  const reads = { reads: ['type', ...type.reads], keeps: type.keeps }
  return [
    { from, ...piece, ...(loss !== undefined && { note: `${name} ${loss}` }) },
    ...asides(block, reads, place),
  ]
}

/** A block that is text, of the member `text`. */
export function readTextBlock({ text }: JsonObject): ReadBlock | undefined {
  return typeof text === 'string' ? { text, artifacts: textArtifacts(text) } : undefined
}

/** A member where it is text. */
export function textMember(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
