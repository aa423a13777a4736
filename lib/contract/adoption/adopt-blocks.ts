import { isObject, type JsonValue } from '#lib/base/json.ts'
import { unreadBlock } from './adopt-mcp.ts'
import { textArtifacts } from './adopt-value.ts'
import type { Piece, ReadBlock } from './adoption.ts'
import type { Place } from './asides.ts'
import { ReadMembers } from './read-members.ts'

/** One type of block of a provider's form. */
export type BlockType = {
  /** Members that belong to the form and say nothing for the result. */
  readonly keeps: readonly string[]
  /** What the block becomes, of the members that it takes; undefined where it lacks what its type asks. */
  read(block: ReadMembers): ReadBlock | undefined
}

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
  if (!Array.isArray(content)) return [unreadBlock(content, { at, name: 'The content' })]
  const blocks: readonly JsonValue[] = content
  return blocks.flatMap((block, index) => {
    return blockPieces(block, types, { at: `${at}/${index}`, name: `Block ${index + 1}` })
  })
}

/** The pieces of one block: what it became, and what of it stands beside the result. */
export function blockPieces(block: JsonValue, types: BlockTypes, place: Place): readonly Piece[] {
  const type = isObject(block) && typeof block.type === 'string' ? types.get(block.type) : undefined
  if (!isObject(block) || !type) return [unreadBlock(block, place)]
  const members = new ReadMembers(block)
  members.text('type')
  const read = type.read(members)
  if (!read) return [unreadBlock(block, place)]
  const { loss, ...piece } = read
  return [
    { from: place.at, ...piece, ...(loss !== undefined && { note: `${place.name} ${loss}` }) },
    ...members.asides(type.keeps, place),
  ]
}

/** A block that is text, of the member `text` or of another name. */
export function readTextBlock(block: ReadMembers, name = 'text'): ReadBlock | undefined {
  const text = block.text(name)
  return text === undefined ? undefined : { text, artifacts: textArtifacts(text) }
}
