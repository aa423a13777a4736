import { isObject, type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { adoptValue, structuredArtifacts } from './adopt-value.ts'
import type { Adoption, Piece } from './adoption.ts'
import { asides, type Place } from './asides.ts'
import { isJsonArray, isJsonObject } from './json-object.ts'
import { readMcpBlock } from './mcp-block.ts'

/**
 * An MCP `CallToolResult`: text blocks become content, `structuredContent` the value and an artifact, other
 * blocks what `mcp-block.ts` makes of them; `isError` makes the result an error; metadata and annotations stay
 * in the origin. Source: design `contract.md`, "Adoption"; MCP specification 2025-11-25, "Tool Result".
 */
export function adoptMcp(foreign: JsonValue): Adoption {
  if (!isMcpResult(foreign)) {
    const { pieces, ...rest } = adoptValue(foreign)
    const note =
      'The result has neither content nor structuredContent and was read as a plain value.'
    return { ...rest, pieces: pieces.map((piece) => ({ ...piece, note })) }
  }
  const hasStructure = Object.hasOwn(foreign, 'structuredContent')
  const structure = foreign.structuredContent ?? null
  const isNew = hasStructure && !repeatsContent(structure, foreign.content)
  return {
    pieces: [
      ...contentPieces(foreign, isNew),
      ...(hasStructure ? [structurePiece(structure, isNew)] : []),
      ...errorFlagPieces(foreign),
      ...asides(foreign, MEMBERS, { at: '', name: 'The result' }),
    ],
    isError: foreign.isError === true,
    ...(hasStructure && { value: { value: structure } }),
  }
}

const MEMBERS = { reads: ['content', 'structuredContent', 'isError'], keeps: ['_meta'] }

function isMcpResult(foreign: JsonValue): foreign is JsonObject {
  const hasOne = (name: string) => Object.hasOwn(Object(foreign), name)
  return isObject(foreign) && MEMBERS.reads.some(hasOne)
}

function contentPieces(foreign: JsonObject, hasStructure: boolean): readonly Piece[] {
  const { content } = foreign
  if (content === undefined) return []
  if (!Array.isArray(content)) {
    const note = 'The content is not a list of blocks as MCP asks.'
    return [{ from: '/content', ...looseText(content), note }]
  }
  const blocks: readonly JsonValue[] = content
  return blocks.flatMap((block, index) => blockPieces(block, index, hasStructure))
}

function structurePiece(structure: JsonValue, isNew: boolean): Piece {
  return {
    from: '/structuredContent',
    standIn: () => serialise(structure),
    artifacts: isNew ? structuredArtifacts(structure) : [],
    isValue: true,
  }
}

/** Some servers put their blocks, or the text of the only one, into structured content once more. */
function repeatsContent(structure: JsonValue, content: JsonValue | undefined): boolean {
  if (!isJsonObject(structure) || !isJsonArray(content) || content.length === 0) return false
  const { content: again } = structure
  if (again === undefined || Object.keys(structure).length !== 1) return false
  const [block] = content
  const isText = typeof again === 'string' && content.length === 1 && isJsonObject(block)
  return isText ? block.text === again : serialise(again) === serialise(content)
}

function errorFlagPieces({ isError }: JsonObject): readonly Piece[] {
  if (isError === undefined) return []
  if (typeof isError === 'boolean') return [{ from: '/isError', isFlag: true }]
  return [{ from: '/isError', note: 'isError is neither true nor false and was not believed.' }]
}

function blockPieces(block: JsonValue, index: number, hasStructure: boolean): readonly Piece[] {
  const place = { at: `/content/${index}`, name: `Block ${index + 1}` }
  return readMcpBlock(block, { hasStructure, place }) ?? [unreadBlock(block, place)]
}

/** A block that no reader of its form takes: it stays JSON. */
export function unreadBlock(block: JsonValue, { at, name }: Place): Piece {
  const note = `${name} has a type that is not known or lacks what its type asks; it is kept as JSON.`
  return { from: at, ...looseText(block), artifacts: [jsonArtifact({ value: block })], note }
}

function looseText(part: JsonValue): Pick<Piece, 'text' | 'standIn'> {
  return typeof part === 'string' ? { text: part } : { standIn: () => serialise(part) }
}
