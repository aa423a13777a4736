import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { codeArtifact } from '../kinds/code.ts'
import { linkArtifact } from '../kinds/link.ts'
import { type BlockTypes, contentPieces, readTextBlock, textMember } from './adopt-blocks.ts'
import { adoptValue } from './adopt-value.ts'
import type { Adoption, Piece, ReadBlock } from './adoption.ts'
import { asides } from './asides.ts'
import { readAddress, readFileId, readMedia } from './foreign-media.ts'
import { isJsonArray, isJsonObject } from './json-object.ts'

/**
 * A `tool_result` block as Anthropic's Messages API takes it (and `mcp_tool_result`, which it gives), with its
 * text, images, documents and search results. Source: design `contract.md`, "Adoption"; Anthropic API reference.
 */
export function adoptAnthropic(foreign: JsonValue): Adoption {
  if (!isObject(foreign) || !isAnthropicResult(foreign)) {
    const { pieces, ...rest } = adoptValue(foreign)
    const note = 'The result is no tool_result block of Anthropic and was read as a value.'
    return { ...rest, pieces: pieces.map((piece) => ({ ...piece, note })) }
  }
  const { content, is_error: isError } = foreign
  return {
    pieces: [
      ...contentPieces(content, '/content', BLOCK_TYPES),
      ...flagPieces(isError),
      ...asides(foreign, MEMBERS, { at: '', name: 'The result' }),
    ],
    isError: isError === true,
  }
}

function flagPieces(isError: JsonValue | undefined): readonly Piece[] {
  if (isError === undefined) return []
  const isFlag = typeof isError === 'boolean'
  return [{ from: '/is_error', ...(isFlag ? { isFlag } : { note: ODD_FLAG }) }]
}

const ODD_FLAG = 'is_error is neither true nor false and was not believed.'

const MEMBERS = { reads: ['content', 'is_error'], keeps: ['type', 'tool_use_id', 'cache_control'] }

const TYPES: ReadonlySet<string> = new Set(['tool_result', 'mcp_tool_result'])

/** True for a block that holds a tool's result. */
export function isAnthropicResult({ type, tool_use_id: id }: JsonObject): boolean {
  return typeof type === 'string' && TYPES.has(type) && typeof id === 'string'
}

const KEEPS = ['cache_control', 'citations']

const BLOCK_TYPES: BlockTypes = new Map([
  ['text', { reads: ['text'], keeps: KEEPS, read: readTextBlock }],
  ['image', { reads: ['source'], keeps: KEEPS, read: ({ source }) => readSource('image', source) }],
  [
    'document',
    {
      reads: ['source', 'title'],
      keeps: [...KEEPS, 'context'],
      read: ({ source, title }) => readSource('document', source, textMember(title)),
    },
  ],
  [
    'search_result',
    { reads: ['source', 'title', 'content'], keeps: KEEPS, read: readSearchResult },
  ],
  [
    'tool_reference',
    {
      reads: ['tool_name'],
      keeps: KEEPS,
      read: ({ tool_name: name }) => readTextBlock({ text: name ?? null }),
    },
  ],
])

function readSource(
  what: string,
  source: JsonValue | undefined,
  title?: string,
): ReadBlock | undefined {
  if (!isObject(source)) return undefined
  const { type, data, url, media_type: media, file_id: id, content } = source
  const mime = textMember(media)
  if (type === 'base64' && typeof data === 'string') {
    return readMedia({ what, mime, base64: data, name: title })
  }
  if (type === 'text' && typeof data === 'string') return textDocument(data, mime, title)
  if (type === 'url' && typeof url === 'string') return readAddress(what, url, title)
  if (type === 'file') return readFileId(what, id)
  const text = type === 'content' ? joinedText(content) : undefined
  return text === undefined ? undefined : textDocument(text, mime, title)
}

function textDocument(text: string, lang: string | undefined, filename: string | undefined) {
  return { text, artifacts: [codeArtifact({ text, lang, filename })] }
}

/** The text of blocks that are nothing but text; undefined for any other. */
function joinedText(content: JsonValue | undefined): string | undefined {
  if (typeof content === 'string') return content
  if (!isJsonArray(content)) return undefined
  const texts = content.map((block) => (isJsonObject(block) ? textMember(block.text) : undefined))
  return texts.every((text) => text !== undefined) ? texts.join('\n\n') : undefined
}

function readSearchResult({ source, title, content }: JsonObject): ReadBlock | undefined {
  const text = joinedText(content)
  if (typeof source !== 'string' || text === undefined) return undefined
  const label = textMember(title)
  const link = { href: source, ...(label !== undefined && { label }) }
  return { text, artifacts: [linkArtifact({ links: [link] })] }
}
