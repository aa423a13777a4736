import { hasEqualKeys } from '#lib/base/equal-keys.ts'
import type { JsonValue } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { parseExactJson } from '#lib/contract/adoption/exact-json.ts'
import { byteLines } from './byte-lines.ts'
import { type ForeignFormat, foreignResult } from './foreign-result.ts'
import type { InputFormat } from './input-format.ts'
import { isNdjson } from './is-ndjson.ts'
import { hasMcpContent, mcpResultOf } from './mcp-result.ts'
import { PeekableBytes } from './peekable-bytes.ts'

/** Most bytes of one result: a line of NDJSON or a whole document of another format. */
export const MAX_RESULT_BYTES = 16 * 1024 * 1024

/** One result as a tool would have returned it, or one sentence why it could not be read. */
export type ReadResult = {
  /** The line of an NDJSON file, from 1. */
  readonly line?: number
  readonly format: InputFormat | ForeignFormat
} & ({ readonly result: unknown } | { readonly problem: string })

const TOO_LONG = `It is longer than ${MAX_RESULT_BYTES / 1024 / 1024} MiB, so it was not checked.`

/**
 * Reads a file as results. Without `format` it is told apart by its content: NDJSON where the first two lines
 * are JSON, JSON where the whole is, an MCP `CallToolResult` where it has that shape, text otherwise. Memory is
 * bounded by one result.
 */
export async function* readResults(
  source: AsyncIterable<Uint8Array>,
  format?: InputFormat,
): AsyncGenerator<ReadResult> {
  const bytes = new PeekableBytes(source)
  while (bytes.headBytes < 2 && (await bytes.peek())) {
    // Two bytes tell UTF-16.
  }
  const [first, second] = bytes.head
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    await bytes.close()
    yield { format: 'text', problem: 'It is UTF-16: convert it to UTF-8 to have it checked.' }
    return
  }
  const isLines = format === 'ndjson' || (!format && (await isNdjson(bytes, MAX_RESULT_BYTES)))
  if (isLines) yield* readLines(bytes)
  else yield await readDocument(bytes, format)
}

async function* readLines(bytes: PeekableBytes): AsyncGenerator<ReadResult> {
  for await (const { number: line, text } of byteLines(bytes, MAX_RESULT_BYTES)) {
    if (text === undefined) yield { line, format: 'ndjson', problem: TOO_LONG }
    else if (text.trim() !== '') {
      const parsed = parseJson(text)
      if (parsed.ok) yield { line, format: 'ndjson', result: asResult(parsed.value) }
      else yield { line, format: 'ndjson', problem: parsed.problem }
    }
  }
}

async function readDocument(bytes: PeekableBytes, format?: InputFormat): Promise<ReadResult> {
  while (bytes.headBytes <= MAX_RESULT_BYTES && (await bytes.peek())) {
    // Only the size bounds how much is read.
  }
  if (bytes.headBytes > MAX_RESULT_BYTES) {
    await bytes.close()
    return { format: format ?? 'text', problem: TOO_LONG }
  }
  const text = Buffer.from(bytes.head)
    .toString('utf8')
    .replace(/^\ufeff/u, '')
  return format === 'text' ? { format, result: text } : documentOf(text, format)
}

function documentOf(text: string, format?: InputFormat): ReadResult {
  const parsed = parseJson(text)
  if (!parsed.ok) {
    return format ? { format, problem: parsed.problem } : { format: 'text', result: text }
  }
  const { value } = parsed
  if (format === 'json') return { format, result: value }
  if (format !== 'mcp') {
    return foreignResult(value) ?? { format: 'json', result: value }
  }
  if (hasMcpContent(value)) return { format, result: mcpResultOf(value) }
  return { format, problem: 'It is no CallToolResult: it has no list "content".' }
}

function asResult(value: JsonValue): unknown {
  return foreignResult(value)?.result ?? value
}

const NO_JSON = 'It is no JSON.'

const EQUAL_KEYS = 'An object in it has a key twice, and a reader keeps one of both.'

/** What `text` says, or why it can't be taken: not by what the parser says, which may quote it. */
function parseJson(text: string): Outcome<JsonValue, string> {
  const json = text.replace(/^\ufeff/u, '')
  try {
    // A number that would be rounded is its digits, as a text.
    const { value } = parseExactJson(json)
    return hasEqualKeys(json, value) ? failure(EQUAL_KEYS) : success(value)
  } catch {
    return failure(NO_JSON)
  }
}
