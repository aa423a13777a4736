import { isObject, type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { errorArtifact } from '../kinds/error.ts'
import { ownData } from '../own-data.ts'
import { type BlockTypes, contentPieces, readTextBlock, textMember } from './adopt-blocks.ts'
import { adoptValue, structuredArtifacts, textArtifacts } from './adopt-value.ts'
import type { Adoption, Piece } from './adoption.ts'
import { asides } from './asides.ts'
import { readAddress, readFileId, readMedia } from './foreign-media.ts'
import { type ForeignReading, readParts } from './read-foreign.ts'

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

/** Plain data of a part: the error that a failed call holds is an `Error`, of which its message is kept. */
export function readAiSdk(foreign: unknown): ForeignReading {
  try {
    const error = ownData(foreign, 'error')
    if (!(error instanceof Error)) return readParts(foreign)
    const message = ownData(error, 'message')
    const value = { message: typeof message === 'string' ? message : '' }
    const members = Object.getOwnPropertyDescriptors(Object(foreign))
    return readParts(
      Object.create(Object.prototype, { ...members, error: { value, enumerable: true } }),
    )
  } catch {
    // A proxy threw; what it threw is foreign and is dropped.
    return readParts(foreign)
  }
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
  if (type === 'execution-denied') return deniedAdoption(output, reason, `${at}/reason`)
  const read = OUTPUTS.get(String(type)) ?? valueOutput
  const adopted = read(value, `${at}/value`)
  const rest = asides(output, OUTPUT_MEMBERS, { at, name: 'The output' })
  const isError = type === 'error-text' || type === 'error-json'
  return { ...adopted, pieces: [...adopted.pieces, ...rest], isError }
}

const OUTPUT_MEMBERS = { reads: ['value'], keeps: ['type', 'providerOptions'] }

const DENIED = 'The call was denied, so the tool did not run.'

function deniedAdoption(holder: JsonObject, reason: JsonValue | undefined, from: string): Adoption {
  const told = textMember(reason)
  const message = told === undefined || told.trim() === '' ? DENIED : told
  const pieces = [{ from, text: message, artifacts: [errorArtifact({ message })] }]
  const rest = asides(holder, DENIAL_MEMBERS, { at: '', name: 'The output' })
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

const DENIAL_MEMBERS = { reads: ['reason'], keeps: CALL_MEMBERS }

function partAdoption(part: JsonObject): Adoption {
  const { type, state, output = null, error = null, errorText, approval } = part
  if (state === 'output-denied') {
    return deniedAdoption(part, isObject(approval) ? approval.reason : undefined, '/approval')
  }
  const rest = asides(
    part,
    { reads: ['output', 'error', 'errorText'], keeps: CALL_MEMBERS },
    { at: '', name: 'The part' },
  )
  const failure = state === 'output-error' ? (errorText ?? null) : error
  const inner =
    state === 'output-error' || type === 'tool-error'
      ? failureAdoption(failure, state === 'output-error' ? '/errorText' : '/error')
      : innerOutput(output)
  return { ...inner, pieces: [...inner.pieces, ...rest] }
}

function innerOutput(output: JsonValue): Adoption {
  if (isObject(output) && isAiSdkOutput(output)) return outputAdoption(output, '/output')
  return { ...textOutput(output, '/output'), isError: false }
}

function failureAdoption(failure: JsonValue, from: string): Adoption {
  const message = isObject(failure) ? textMember(failure.message) : textMember(failure)
  const isEmpty = failure === null || (isObject(failure) && Object.keys(failure).length === 0)
  if (isEmpty) return { pieces: [{ from, isFlag: true }], isError: true }
  if (message === undefined) return { ...valueOutput(failure, from), isError: true }
  return {
    pieces: [{ from, text: message, artifacts: [errorArtifact({ message })] }],
    isError: true,
  }
}

const KEEPS = ['providerOptions']

const MEDIA = { reads: ['data', 'mediaType', 'filename'], keeps: KEEPS }

/** The blocks of an output of type `content`. */
const BLOCK_TYPES: BlockTypes = new Map([
  ['text', { reads: ['text'], keeps: KEEPS, read: readTextBlock }],
  ['image-data', { ...MEDIA, read: (block) => mediaBlock('image', block) }],
  ['file-data', { ...MEDIA, read: (block) => mediaBlock('file', block) }],
  ['media', { ...MEDIA, read: (block) => mediaBlock('media', block) }],
  ['image-url', { reads: ['url'], keeps: KEEPS, read: ({ url }) => addressBlock('image', url) }],
  [
    'file-url',
    {
      reads: ['url'],
      keeps: [...KEEPS, 'mediaType'],
      read: ({ url }) => addressBlock('file', url),
    },
  ],
  [
    'image-file-id',
    { reads: ['fileId'], keeps: KEEPS, read: ({ fileId }) => readFileId('image', fileId) },
  ],
  [
    'file-id',
    { reads: ['fileId'], keeps: KEEPS, read: ({ fileId }) => readFileId('file', fileId) },
  ],
])

function mediaBlock(what: string, { data, mediaType, filename }: JsonObject) {
  if (typeof data !== 'string' || typeof mediaType !== 'string') return undefined
  return readMedia({ what, mime: mediaType, base64: data, name: textMember(filename) })
}

function addressBlock(what: string, url: JsonValue | undefined) {
  return typeof url === 'string' ? readAddress(what, url) : undefined
}
