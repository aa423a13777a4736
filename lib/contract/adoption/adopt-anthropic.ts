import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { codeArtifact } from '../kinds/code.ts'
import { linkArtifact } from '../kinds/link.ts'
import { type BlockTypes, contentPieces, readTextBlock } from './adopt-blocks.ts'
import { adoptValue } from './adopt-value.ts'
import type { Adoption, Piece, ReadBlock } from './adoption.ts'
import { asides } from './asides.ts'
import { readAddress, readFileId, readMedia } from './foreign-media.ts'
import type { ReadMembers } from './read-members.ts'

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
  ['text', { keeps: KEEPS, read: readTextBlock }],
  ['image', { keeps: KEEPS, read: (block) => readSource('image', block) }],
  [
    'document',
    {
      keeps: [...KEEPS, 'context'],
      read: (block) => readSource('document', block, block.text('title')),
    },
  ],
  ['search_result', { keeps: KEEPS, read: readSearchResult }],
  ['tool_reference', { keeps: KEEPS, read: (block) => readTextBlock(block, 'tool_name') }],
])

function readSource(what: string, block: ReadMembers, title?: string): ReadBlock | undefined {
  const source = block.object('source')
  const type = source?.text('type')
  const read = type === undefined ? undefined : SOURCES.get(type)
  return source && read?.(source, { what, title })
}

type Called = { readonly what: string; readonly title: string | undefined }

type SourceReader = (source: ReadMembers, called: Called) => ReadBlock | undefined

const SOURCES: ReadonlyMap<string, SourceReader> = new Map<string, SourceReader>([
  [
    'base64',
    (source, { what, title }) => {
      const base64 = source.text('data')
      if (base64 === undefined) return undefined
      return readMedia({ what, mime: source.text('media_type'), base64, name: title })
    },
  ],
  ['text', (source, { title }) => textDocument(source.text('data'), source, title)],
  [
    'url',
    (source, { what, title }) => {
      const url = source.text('url')
      return url === undefined ? undefined : readAddress(what, url, title)
    },
  ],
  ['file', (source, { what, title }) => readFileId(what, source.take('file_id'), title)],
  ['content', (source, { title }) => textDocument(joinedText(source), source, title)],
])

function textDocument(text: string | undefined, source: ReadMembers, filename: string | undefined) {
  if (text === undefined) return undefined
  const lang = source.text('media_type')
  return { text, artifacts: [codeArtifact({ text, lang, filename })] }
}

/** The text of blocks in `content` that are nothing but text; undefined for any other. */
function joinedText(holder: ReadMembers): string | undefined {
  const alone = holder.text('content')
  if (alone !== undefined) return alone
  const texts = holder.objects('content')?.map((block) => {
    const type = block.text('type') ?? 'text'
    return type === 'text' ? block.text('text') : undefined
  })
  return texts?.every((text) => text !== undefined) ? texts.join('\n\n') : undefined
}

function readSearchResult(block: ReadMembers): ReadBlock | undefined {
  const text = joinedText(block)
  const source = block.text('source')
  if (source === undefined || text === undefined) return undefined
  const label = block.text('title')
  const link = { href: source, ...(label !== undefined && { label }) }
  return { text, artifacts: [linkArtifact({ links: [link] })] }
}
