import { isObject, type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { adoptValue, structuredArtifacts, textArtifacts } from './adopt-value.ts'
import type { Adoption, Piece } from './adoption.ts'

/**
 * An MCP `CallToolResult`: text blocks become content, `structuredContent` the value and an artifact, every
 * other block a `json` artifact until it has a kind of its own; `isError` makes the result an error.
 * Source: design `contract.md`, "Adoption"; MCP specification 2025-11-25, "Tool Result".
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
  return {
    pieces: [
      ...contentPieces(foreign, hasStructure),
      ...(hasStructure ? [structurePiece(structure)] : []),
      ...errorFlagPieces(foreign),
    ],
    isError: foreign.isError === true,
    ...(hasStructure && { value: { value: structure } }),
  }
}

function isMcpResult(foreign: JsonValue): foreign is JsonObject {
  const hasOne = (name: string) => Object.hasOwn(Object(foreign), name)
  return isObject(foreign) && ['content', 'structuredContent', 'isError'].some(hasOne)
}

function contentPieces(foreign: JsonObject, hasStructure: boolean): readonly Piece[] {
  const { content } = foreign
  if (content === undefined) return []
  if (!Array.isArray(content)) {
    const note = 'The content is not a list of blocks as MCP asks.'
    return [{ from: '/content', ...looseText(content), note }]
  }
  const blocks: readonly JsonValue[] = content
  return blocks.map((block, index) => blockPiece(block, index, hasStructure))
}

function structurePiece(structure: JsonValue): Piece {
  return {
    from: '/structuredContent',
    standIn: serialise(structure),
    artifacts: structuredArtifacts(structure),
    isValue: true,
  }
}

function errorFlagPieces({ isError }: JsonObject): readonly Piece[] {
  if (isError === undefined || typeof isError === 'boolean') return []
  return [{ from: '/isError', note: 'isError is neither true nor false and was not believed.' }]
}

function blockPiece(block: JsonValue, index: number, hasStructure: boolean): Piece {
  const from = `/content/${index}`
  const type = isObject(block) ? block.type : undefined
  const reader = typeof type === 'string' ? BLOCK_TEXTS.get(type) : undefined
  const texts = isObject(block) ? reader?.(block) : undefined
  if (type === 'text' && texts?.text !== undefined) {
    // With structured content beside it, JSON in a text block is the same data once more.
    return { from, ...texts, artifacts: hasStructure ? [] : textArtifacts(texts.text) }
  }
  const artifacts = [jsonArtifact({ value: block })]
  return { from, ...(texts ?? looseText(block)), artifacts, note: blockNote(index, texts) }
}

type BlockText = Pick<Piece, 'text' | 'standIn'>

/** What the block types of MCP say as text; undefined for a block that lacks what its type asks. */
const BLOCK_TEXTS: ReadonlyMap<string, (block: JsonObject) => BlockText | undefined> = new Map([
  ['text', ({ text }) => (typeof text === 'string' ? { text } : undefined)],
  ['image', (block) => mediaText('image', block)],
  ['audio', (block) => mediaText('audio', block)],
  ['resource_link', linkText],
  ['resource', resourceText],
])

function mediaText(name: string, { mimeType, data }: JsonObject): BlockText | undefined {
  if (typeof mimeType !== 'string' || typeof data !== 'string') return undefined
  return { standIn: `[${name}: ${mimeType}]` }
}

function linkText({ uri, name }: JsonObject): BlockText | undefined {
  if (typeof uri !== 'string') return undefined
  return { text: typeof name === 'string' ? `${name}: ${uri}` : uri }
}

function resourceText({ resource }: JsonObject): BlockText | undefined {
  if (!isObject(resource) || typeof resource.uri !== 'string') return undefined
  return typeof resource.text === 'string'
    ? { text: resource.text }
    : { standIn: `[resource: ${resource.uri}]` }
}

function looseText(part: JsonValue): BlockText {
  return typeof part === 'string' ? { text: part } : { standIn: serialise(part) }
}

function blockNote(index: number, texts: BlockText | undefined): string {
  const block = `Block ${index + 1}`
  return texts
    ? `${block} has no kind of artifact of its own yet; it is shown as JSON.`
    : `${block} has a type that is not known or lacks what its type asks; it is kept as JSON.`
}
