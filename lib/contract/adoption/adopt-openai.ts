import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { type BlockTypes, blockPieces, contentPieces, readTextBlock } from './adopt-blocks.ts'
import { adoptValue } from './adopt-value.ts'
import type { Adoption, Piece, ReadBlock } from './adoption.ts'
import { asides } from './asides.ts'
import { failurePiece } from './failure-piece.ts'
import { readAddress, readFileId, readMedia } from './foreign-media.ts'
import type { ReadMembers } from './read-members.ts'

/**
 * A tool's result as OpenAI's APIs take it: the message of role `tool` (or the older `function`) of Chat
 * Completions, and the items `function_call_output`, `custom_tool_call_output`, `computer_call_output` and
 * `mcp_call` of Responses. Source: design `contract.md`, "Adoption"; OpenAI API reference.
 */
export function adoptOpenAi(foreign: JsonValue): Adoption {
  if (!isObject(foreign) || !isOpenAiResult(foreign)) {
    const { pieces, ...rest } = adoptValue(foreign)
    const note =
      'The result is no tool message and no output item of OpenAI and was read as a value.'
    return { ...rest, pieces: pieces.map((piece) => ({ ...piece, note })) }
  }
  const { role, error = null } = foreign
  const name = role === undefined ? 'output' : 'content'
  const rest = asides(
    foreign,
    { reads: [name, ...(error === null ? [] : ['error'])], keeps: CALL_MEMBERS },
    { at: '', name: 'The result' },
  )
  const body = bodyPieces(foreign[name], `/${name}`)
  return { pieces: [...body, ...failurePieces(error), ...rest], isError: error !== null }
}

const CALL_MEMBERS = [
  ...[
    'role',
    'type',
    'id',
    'tool_call_id',
    'call_id',
    'name',
    'status',
    'server_label',
    'arguments',
  ],
  ...['approval_request_id', 'acknowledged_safety_checks', 'created_by', 'error'],
]

const ITEMS: ReadonlySet<string> = new Set([
  'function_call_output',
  'custom_tool_call_output',
  'computer_call_output',
])

/** True for a tool message or an output item. */
export function isOpenAiResult(value: JsonObject): boolean {
  const { role, type, tool_call_id: callId, content, name } = value
  if (role === 'tool') return typeof callId === 'string' && Object.hasOwn(value, 'content')
  if (role === 'function') return typeof name === 'string' && typeof content === 'string'
  if (type === 'mcp_call') return Object.hasOwn(value, 'server_label')
  return typeof type === 'string' && ITEMS.has(type) && Object.hasOwn(value, 'output')
}

/** The output of a computer call is one block, not a list of them. */
function bodyPieces(content: JsonValue | undefined, at: string): readonly Piece[] {
  return isObject(content)
    ? blockPieces(content, BLOCK_TYPES, { at, name: 'The output' })
    : contentPieces(content, at, BLOCK_TYPES)
}

function failurePieces(error: JsonValue): readonly Piece[] {
  if (error === null) return []
  const piece = failurePiece(error, '/error')
  return piece ? [piece] : contentPieces(error, '/error', BLOCK_TYPES)
}

const KEEPS = ['detail', 'prompt_cache_breakpoint', 'annotations', 'logprobs']

const TEXT = { keeps: KEEPS, read: readTextBlock }
const PICTURE = { keeps: KEEPS, read: readPicture }

const BLOCK_TYPES: BlockTypes = new Map([
  ['text', TEXT],
  ['input_text', TEXT],
  ['output_text', TEXT],
  ['refusal', { keeps: KEEPS, read: (block) => readTextBlock(block, 'refusal') }],
  ['image_url', PICTURE],
  ['input_image', PICTURE],
  ['computer_screenshot', PICTURE],
  ['file', { keeps: KEEPS, read: readFileBlock }],
  ['input_file', { keeps: KEEPS, read: readFile }],
])

function readPicture(block: ReadMembers): ReadBlock | undefined {
  const url = block.text('image_url') ?? block.object('image_url')?.text('url')
  if (url !== undefined) return readAddress('image', url)
  return readFileId('image', takenId(block))
}

function readFileBlock(block: ReadMembers): ReadBlock | undefined {
  const file = block.object('file')
  return file && readFile(file)
}

function readFile(file: ReadMembers): ReadBlock | undefined {
  const name = file.text('filename')
  const bytes = file.text('file_data')
  if (bytes !== undefined) {
    return bytes.startsWith('data:')
      ? readAddress('file', bytes, name)
      : readMedia({ what: 'file', mime: undefined, base64: bytes, name })
  }
  const url = file.text('file_url')
  if (url !== undefined) return readAddress('file', url, name)
  return readFileId('file', takenId(file), name)
}

function takenId(block: ReadMembers): JsonValue | undefined {
  return block.take('file_id') ?? undefined
}
