import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { type BlockTypes, contentPieces, readTextBlock, textMember } from './adopt-blocks.ts'
import { adoptValue } from './adopt-value.ts'
import type { Adoption, ReadBlock } from './adoption.ts'
import { asides } from './asides.ts'
import { readAddress, readFileId, readMedia } from './foreign-media.ts'

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
  const body = contentPieces(asList(foreign[name]), `/${name}`, BLOCK_TYPES)
  const failure = error === null ? [] : contentPieces(messageOf(error), '/error', BLOCK_TYPES)
  return { pieces: [...body, ...failure, ...rest], isError: error !== null }
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
function asList(content: JsonValue | undefined): JsonValue | undefined {
  return isObject(content) ? [content] : content
}

function messageOf(error: JsonValue): JsonValue {
  return isObject(error) ? (textMember(error.message) ?? error) : error
}

const FILE = ['file', 'file_data', 'file_id', 'file_url', 'filename']
const PICTURE = ['image_url', 'file_id']
const KEEPS = ['detail', 'prompt_cache_breakpoint', 'annotations', 'logprobs']

const BLOCK_TYPES: BlockTypes = new Map([
  ['text', { reads: ['text'], keeps: KEEPS, read: readTextBlock }],
  ['input_text', { reads: ['text'], keeps: KEEPS, read: readTextBlock }],
  ['output_text', { reads: ['text'], keeps: KEEPS, read: readTextBlock }],
  [
    'refusal',
    {
      reads: ['refusal'],
      keeps: KEEPS,
      read: ({ refusal }) => readTextBlock({ text: refusal ?? null }),
    },
  ],
  ['image_url', { reads: PICTURE, keeps: KEEPS, read: readPicture }],
  ['input_image', { reads: PICTURE, keeps: KEEPS, read: readPicture }],
  ['computer_screenshot', { reads: PICTURE, keeps: KEEPS, read: readPicture }],
  [
    'file',
    {
      reads: FILE,
      keeps: KEEPS,
      read: ({ file }) => (isObject(file) ? readFile(file) : undefined),
    },
  ],
  ['input_file', { reads: FILE, keeps: KEEPS, read: readFile }],
])

function readPicture({ image_url: address, file_id: id }: JsonObject): ReadBlock | undefined {
  const url = isObject(address) ? address.url : address
  return typeof url === 'string' ? readAddress('image', url) : readFileId('image', id ?? undefined)
}

function readFile(file: JsonObject): ReadBlock | undefined {
  const { file_data: bytes, file_url: url, file_id: id } = file
  const name = textMember(file.filename)
  if (typeof bytes === 'string') {
    return bytes.startsWith('data:')
      ? readAddress('file', bytes, name)
      : readMedia({ what: 'file', mime: undefined, base64: bytes, name })
  }
  if (typeof url === 'string') return readAddress('file', url, name)
  return readFileId('file', id ?? undefined)
}
