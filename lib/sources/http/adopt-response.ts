import { createHash } from 'node:crypto'
import type { JsonValue } from '#lib/base/json.ts'
import { type AdoptedResult, adoptResult } from '#lib/contract/adopt-result.ts'
import { parseExactJson } from '#lib/contract/adoption/exact-json.ts'
import { imageFormat } from '#lib/contract/image/image-header.ts'
import { imageArtifact } from '#lib/contract/kinds/image.ts'
import { keyValueArtifact } from '#lib/contract/kinds/key-value.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { decodeText } from '#lib/network/decode-text.ts'
import { htmlText } from '#lib/network/html-text.ts'
import { CallFailure } from './call-failure.ts'
import { isJsonType, isTextType, plainMediaType } from './media-type.ts'

/** What a service answered, read whole or up to the limit. */
export type ServiceAnswer = {
  readonly status: number
  /** Its `Content-Type` as it came. */
  readonly contentType: string
  /** Where something new is, as the service says. */
  readonly location: string
  readonly bytes: Uint8Array
  /** There was more than is read. */
  readonly isCut: boolean
}

/** A result, with what adoption tells of it where it was adopted. */
export type ServiceResult = ToolResult | AdoptedResult

/** A body, as what it can be read as. */
type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'bytes' }
  | { readonly kind: 'failure'; readonly sentence: string }

/**
 * An answer as a result: JSON as a value with the artifacts of adoption, text as it is, HTML as what a person
 * would read, pictures by their first bytes whatever they are called, other bytes as facts about them. A status
 * of failure makes an error whose content is what the service said. Throws a `CallFailure` for what is not read.
 */
export function adoptResponse(answer: ServiceAnswer): ServiceResult {
  const reading = readBody(answer)
  if (answer.status < 200 || answer.status > 299) return failed(answer, reading)
  switch (reading.kind) {
    case 'nothing':
      return ToolResult.text(
        `The service answered with status ${answer.status} and no body.`,
        aboutAnswer(answer),
      )
    case 'text':
      return textResult(reading.text, answer)
    case 'json':
      return jsonResult(reading.text)
    case 'bytes':
      return bytesResult(answer)
    case 'failure':
      throw new CallFailure(reading.sentence)
  }
}

function readBody(answer: ServiceAnswer): Reading {
  const { bytes, contentType, isCut } = answer
  if (bytes.length === 0) return { kind: 'nothing' }
  const type = plainMediaType(contentType)
  if (isJsonType(type)) return jsonReading(decodeText(bytes, 'application/json').text, isCut)
  if (type === 'text/html' || type === 'application/xhtml+xml') {
    return { kind: 'text', text: htmlText(decodeText(bytes, contentType).text).text }
  }
  if (isTextType(type)) return { kind: 'text', text: decodeText(bytes, contentType).text }
  if (type === '' && imageFormat(bytes) === undefined && isUtf8(bytes)) {
    return { kind: 'text', text: decodeText(bytes, 'text/plain; charset=utf-8').text }
  }
  return isCut ? TOO_LARGE : { kind: 'bytes' }
}

const TOO_LARGE: Reading = {
  kind: 'failure',
  sentence: 'The service sent more than is read of one answer: ask for less.',
}

function jsonReading(text: string, isCut: boolean): Reading {
  if (isCut) return TOO_LARGE
  try {
    parseExactJson(text)
    return { kind: 'json', text }
  } catch {
    // What the parser says quotes the answer.
    return {
      kind: 'failure',
      sentence: 'The service announced JSON and sent something else: tell whoever keeps it.',
    }
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    // Other bytes than UTF-8 are no text, as far as anybody can tell.
    return false
  }
}

function textResult(text: string, answer: ServiceAnswer): ToolResult {
  const rest = answer.isCut ? '\n\n(The service sent more than is read of one answer.)' : ''
  return ToolResult.text(`${text.toWellFormed()}${rest}`, aboutAnswer(answer))
}

/** The text is the service's own, so that no digit is lost; the value is what a program would parse. */
function jsonResult(text: string): ServiceResult {
  const { value, inexact } = parseExactJson(text)
  const adopted = adoptResult(value, 'value')
  if (inexact === 0) return adopted
  const parsed: JsonValue = JSON.parse(text)
  return ToolResult.value(parsed, {
    text: text.toWellFormed(),
    artifacts: adopted.result.artifacts,
  })
}

function bytesResult(answer: ServiceAnswer): ToolResult {
  const { bytes } = answer
  const mime = imageFormat(bytes)
  const size = bytes.length.toLocaleString('en-US')
  if (mime) {
    const image = { mime, b64: Buffer.from(bytes).toString('base64') }
    return ToolResult.text(
      `The service sent a picture (${mime}, ${size} bytes).`,
      imageArtifact({ images: [image] }),
      aboutAnswer(answer),
    )
  }
  return ToolResult.text(
    `The service sent ${size} bytes that are no text; their SHA-256 is ${sha256(bytes)}.`,
    aboutAnswer(answer),
  )
}

function aboutAnswer({ status, contentType, location, bytes }: ServiceAnswer) {
  return keyValueArtifact({
    title: 'About the answer',
    entries: [
      { key: 'status', value: status },
      { key: 'type', value: contentType.slice(0, 200) || null },
      { key: 'bytes', value: bytes.length },
      ...(bytes.length > 0 ? [{ key: 'sha256', value: sha256(bytes) }] : []),
      ...(location === '' ? [] : [{ key: 'location', value: location.slice(0, 2_000) }]),
    ],
  })
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const ADVICE: ReadonlyMap<number, string> = new Map([
  [400, 'check the arguments'],
  [401, 'check the credentials of the source'],
  [403, 'the credentials of the source do not allow it'],
  [404, 'there is no such thing, check the arguments'],
  [409, 'it contradicts what is there'],
  [422, 'check the arguments'],
  [429, 'it is asked too often, try again later'],
])

function failed({ status }: ServiceAnswer, reading: Reading): ToolResult {
  const fallback = status >= 500 ? 'try again later' : 'see what it says'
  const sentence = `The service answered with status ${status}: ${ADVICE.get(status) ?? fallback}.`
  if (reading.kind !== 'text' && reading.kind !== 'json') return ToolResult.error(sentence)
  const content = [{ type: 'text', text: `${sentence}\n\n${reading.text.toWellFormed()}` }]
  const structured =
    reading.kind === 'json' ? { structuredContent: parseExactJson(reading.text).value } : {}
  return adoptResult({ content, isError: true, ...structured }, 'mcp').result
}
