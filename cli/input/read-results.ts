import { hasEqualKeys } from '#lib/base/equal-keys.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { type ExactJson, parseExactJson } from '#lib/contract/adoption/exact-json.ts'
import { byteLines } from './byte-lines.ts'
import type { ForeignFormat } from './foreign-result.ts'
import type { InputFormat } from './input-format.ts'
import { isNdjson } from './is-ndjson.ts'
import type { JsonReader, JsonResult } from './json-result.ts'
import { hasMcpContent } from './mcp-result.ts'
import { PeekableBytes } from './peekable-bytes.ts'

/** Most bytes of one result: a line of NDJSON or a whole document of another format. */
export const MAX_RESULT_BYTES = 16 * 1024 * 1024

/** One result as a tool would have returned it, or one sentence why it could not be read. */
export type ReadResult = {
  /** The line of an NDJSON file, from 1. */
  readonly line?: number
  readonly format: InputFormat | ForeignFormat
} & (Omit<JsonResult, 'format'> | { readonly problem: string })

const TOO_LONG = `It is longer than ${MAX_RESULT_BYTES / 1024 / 1024} MiB, so it was not checked.`

/**
 * Reads a file as results. Without `format` it is told apart by its content: NDJSON where the first two lines
 * are JSON, JSON where the whole is, text otherwise; `readJson` takes what JSON says. Memory is bounded by one
 * result.
 */
export async function* readResults(
  source: AsyncIterable<Uint8Array>,
  readJson: JsonReader,
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
  if (isLines) yield* readLines(bytes, readJson)
  else yield* await readDocument(bytes, readJson, format)
}

async function* readLines(bytes: PeekableBytes, readJson: JsonReader): AsyncGenerator<ReadResult> {
  for await (const { number: line, text } of byteLines(bytes, MAX_RESULT_BYTES)) {
    if (text === undefined) yield { line, format: 'ndjson', problem: TOO_LONG }
    else if (text.trim() !== '') {
      const parsed = parseJson(text)
      if (!parsed.ok) yield { line, format: 'ndjson', problem: parsed.problem }
      else {
        const results = readJson(parsed.value)
        yield* results.map((read): ReadResult => ({ ...read, line, format: 'ndjson' }))
      }
    }
  }
}

async function readDocument(
  bytes: PeekableBytes,
  readJson: JsonReader,
  format?: InputFormat,
): Promise<readonly ReadResult[]> {
  while (bytes.headBytes <= MAX_RESULT_BYTES && (await bytes.peek())) {
    // Only the size bounds how much is read.
  }
  if (bytes.headBytes > MAX_RESULT_BYTES) {
    await bytes.close()
    return [{ format: format ?? 'text', problem: TOO_LONG }]
  }
  const text = Buffer.from(bytes.head)
    .toString('utf8')
    .replace(/^\ufeff/u, '')
  return format === 'text' ? [{ format, result: text }] : documentOf(text, readJson, format)
}

function documentOf(
  text: string,
  readJson: JsonReader,
  format?: InputFormat,
): readonly ReadResult[] {
  const parsed = parseJson(text)
  if (!parsed.ok) {
    return [format ? { format, problem: parsed.problem } : { format: 'text', result: text }]
  }
  if (format === 'mcp' && !hasMcpContent(parsed.value.value)) {
    return [{ format, problem: 'It is no CallToolResult: it has no list "content".' }]
  }
  return readJson(parsed.value, format === 'json' || format === 'mcp' ? format : undefined)
}

const NO_JSON = 'It is no JSON.'

const EQUAL_KEYS = 'An object in it has a key twice, and a reader keeps one of both.'

/** What `text` says, or why it can't be taken: not by what the parser says, which may quote it. */
function parseJson(text: string): Outcome<ExactJson, string> {
  const json = text.replace(/^\ufeff/u, '')
  try {
    // A number that would be rounded is its digits, as a text.
    const exact = parseExactJson(json)
    return hasEqualKeys(json, exact.value) ? failure(EQUAL_KEYS) : success(exact)
  } catch {
    return failure(NO_JSON)
  }
}
