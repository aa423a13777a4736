import { isObject, type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { errorArtifact } from '../kinds/error.ts'
import { ownData } from '../own-data.ts'
import { type BlockTypes, contentPieces, readTextBlock } from './adopt-blocks.ts'
import { adoptValue, structuredArtifacts, textArtifacts } from './adopt-value.ts'
import type { Adoption, Piece, ReadBlock } from './adoption.ts'
import { asides } from './asides.ts'
import { failurePiece } from './failure-piece.ts'
import { readAddress, readFileId, readMedia } from './foreign-media.ts'
import { type ForeignReading, readParts } from './read-foreign.ts'
import type { ReadMembers } from './read-members.ts'

/**
 * A tool's output as the AI SDK (5 and 6) writes it: the output of a prompt (`text`, `json`, `error-text`,
 * `error-json`, `content`, `execution-denied`), the part `tool-result` or `tool-error` around one, or the part
 * of a UI message (`state`). Source: design `contract.md`, "Adoption"; `LanguageModelV3ToolResultOutput` of
 * `@ai-sdk/provider` 3, `UIMessagePart` of `ai` 6.
 */
export function adoptAiSdk(foreign: JsonValue): Adoption {
  if (isObject(foreign)) {
    if (isAiSdkOutput(foreign)) return outputAdoption(foreign, '')
    if (isAiSdkPart(foreign)) return partAdoption(foreign)
  }
  const { pieces, ...rest } = adoptValue(foreign)
  const note = 'The result has no type of the AI SDK and was read as a value.'
  return { ...rest, pieces: pieces.map((piece) => ({ ...piece, note })) }
}

/** Plain data of a part: the error that a failed call holds is an `Error`, of which its own data is kept. */
export function readAiSdk(foreign: unknown): ForeignReading {
  try {
    const error = ownData(foreign, 'error')
    if (!(error instanceof Error)) return readParts(foreign)
    const { value, notes } = readParts(errorData(error))
    const members = Object.getOwnPropertyDescriptors(Object(foreign))
    const part = readParts(
      Object.create(Object.prototype, { ...members, error: { value, enumerable: true } }),
    )
    return { value: part.value, notes: [...part.notes, ...notes] }
  } catch {
    // A proxy threw; what it threw is foreign and is dropped.
    return readParts(foreign)
  }
}

/** Its message first, its own fields, and its cause; the stack tells of the machine that it comes from. */
function errorData(error: Error): object {
  const { message: _, stack: __, ...own } = Object.getOwnPropertyDescriptors(error)
  const message = ownData(error, 'message')
  return Object.create(Object.prototype, {
    message: { value: typeof message === 'string' ? message : '', enumerable: true },
    ...own,
    ...(own.cause && { cause: { ...own.cause, enumerable: true } }),
  })
}

/** True for an output as a prompt holds it. */
export function isAiSdkOutput(value: JsonObject): boolean {
  const { type } = value
  if (type === 'execution-denied') return true
  return typeof type === 'string' && OUTPUTS.has(type) && Object.hasOwn(value, 'value')
}

/** True for the part of a message that holds an output, an error or a denial. */
export function isAiSdkPart({ type, state, toolCallId }: JsonObject): boolean {
  if (typeof type !== 'string' || typeof toolCallId !== 'string') return false
  if (type === 'tool-result' || type === 'tool-error') return true
  return (type.startsWith('tool-') || type === 'dynamic-tool') && UI_STATES.has(String(state))
}

const UI_STATES: ReadonlySet<string> = new Set([
  'output-available',
  'output-error',
  'output-denied',
])

type Output = { readonly pieces: readonly Piece[]; readonly value?: { readonly value: JsonValue } }

const OUTPUTS: ReadonlyMap<string, (value: JsonValue, at: string) => Output> = new Map([
  ['text', textOutput],
  ['json', valueOutput],
  ['error-text', textOutput],
  ['error-json', valueOutput],
  ['content', (value, at) => ({ pieces: contentPieces(value, at, BLOCK_TYPES) })],
])

function textOutput(value: JsonValue, at: string): Output {
  if (typeof value !== 'string') return valueOutput(value, at)
  return { pieces: [{ from: at, text: value, artifacts: textArtifacts(value) }] }
}

function valueOutput(value: JsonValue, at: string): Output {
  const text = typeof value === 'string' && value !== '' ? value : serialise(value)
  const artifacts = structuredArtifacts(value)
  return { pieces: [{ from: at, text, artifacts, isValue: true }], value: { value } }
}

function outputAdoption(output: JsonObject, at: string): Adoption {
  const { type, value = null, reason } = output
  if (type === 'execution-denied')
    return deniedAdoption(output, { at, from: `${at}/reason`, reason })
  const read = OUTPUTS.get(String(type)) ?? valueOutput
  const adopted = read(value, `${at}/value`)
  const rest = asides(output, OUTPUT_MEMBERS, { at, name: 'The output' })
  const isError = type === 'error-text' || type === 'error-json'
  return { ...adopted, pieces: [...adopted.pieces, ...rest], isError }
}

const OUTPUT_MEMBERS = { reads: ['value'], keeps: ['type', 'providerOptions'] }

const DENIED = 'The call was denied, so the tool did not run.'

type Denial = { readonly at: string; readonly from: string; readonly reason: JsonValue | undefined }

function deniedAdoption(holder: JsonObject, { at, from, reason = null }: Denial): Adoption {
  const told = typeof reason === 'string' && reason.trim() !== '' ? reason : undefined
  const message = told ?? DENIED
  const detail = typeof reason === 'string' || reason === null ? undefined : serialise(reason)
  const pieces = [{ from, text: message, artifacts: [errorArtifact({ message, detail })] }]
  const reads = from === `${at}/reason` ? ['reason'] : []
  const rest = asides(holder, { reads, keeps: CALL_MEMBERS }, { at, name: 'The output' })
  return { pieces: [...pieces, ...rest], isError: true, isDenied: true }
}

const CALL_MEMBERS = [
  ...[
    'type',
    'toolCallId',
    'toolName',
    'input',
    'title',
    'state',
    'approval',
    'dynamic',
    'preliminary',
  ],
  ...['providerOptions', 'providerMetadata', 'callProviderMetadata', 'resultProviderMetadata'],
  ...['providerExecuted', 'toolMetadata', 'rawInput'],
]

function partAdoption(part: JsonObject): Adoption {
  const { type, state, output = null, approval } = part
  if (state === 'output-denied') {
    const reason = isObject(approval) ? approval.reason : undefined
    return deniedAdoption(part, { at: '', from: '/approval/reason', reason })
  }
  const failed = state === 'output-error' ? 'errorText' : 'error'
  const isFailure = state === 'output-error' || type === 'tool-error'
  const reads = isFailure ? [failed] : ['output']
  const rest = asides(part, { reads, keeps: CALL_MEMBERS }, { at: '', name: 'The part' })
  const inner = isFailure
    ? failureAdoption(part[failed] ?? null, `/${failed}`)
    : innerOutput(output)
  return { ...inner, pieces: [...inner.pieces, ...rest] }
}

function innerOutput(output: JsonValue): Adoption {
  if (isObject(output) && isAiSdkOutput(output)) return outputAdoption(output, '/output')
  return { ...textOutput(output, '/output'), isError: false }
}

function failureAdoption(failure: JsonValue, from: string): Adoption {
  const isEmpty = failure === null || (isObject(failure) && Object.keys(failure).length === 0)
  if (isEmpty) return { pieces: [{ from, isFlag: true }], isError: true }
  const piece = failurePiece(failure, from)
  return piece
    ? { pieces: [piece], isError: true }
    : { ...valueOutput(failure, from), isError: true }
}

const KEEPS = ['providerOptions']

/** The blocks of an output of type `content`. */
const BLOCK_TYPES: BlockTypes = new Map([
  ['text', { keeps: KEEPS, read: readTextBlock }],
  ['image-data', { keeps: KEEPS, read: (block) => mediaBlock('image', block) }],
  ['file-data', { keeps: KEEPS, read: (block) => mediaBlock('file', block) }],
  ['media', { keeps: KEEPS, read: (block) => mediaBlock('media', block) }],
  ['image-url', { keeps: KEEPS, read: (block) => addressBlock('image', block) }],
  ['file-url', { keeps: [...KEEPS, 'mediaType'], read: (block) => addressBlock('file', block) }],
  ['image-file-id', { keeps: KEEPS, read: (block) => readFileId('image', block.take('fileId')) }],
  ['file-id', { keeps: KEEPS, read: (block) => readFileId('file', block.take('fileId')) }],
])

function mediaBlock(what: string, block: ReadMembers): ReadBlock | undefined {
  const base64 = block.text('data')
  const mime = block.text('mediaType')
  if (base64 === undefined || mime === undefined) return undefined
  return readMedia({ what, mime, base64, name: block.text('filename') })
}

function addressBlock(what: string, block: ReadMembers): ReadBlock | undefined {
  const url = block.text('url')
  return url === undefined ? undefined : readAddress(what, url)
}
