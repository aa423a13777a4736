import { type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { errorCode } from './error-code.ts'
import { NetworkFailure } from './network-failure.ts'

/** The bytes of an answer, decompressed. */
export type ResponseBody = {
  readonly bytes: Uint8Array
  /** It is longer; only the first bytes are here. */
  readonly isCut: boolean
}

const DECODERS: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

/** One compression in another is legal and used by nobody but bombs. */
const MAX_ENCODINGS = 2

/**
 * Reads a body until its end or until `maxBytes` are there, counted after decompression, so that a small
 * answer that unfolds into gigabytes stops early. As much may come in before decompression. Throws a
 * `NetworkFailure` when the compression is unknown or broken.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  onBytes: (bytes: number) => void,
): Promise<ResponseBody> {
  const decoding = decoders(contentEncoding)
  const incoming = { bytes: 0 }
  const stages =
    decoding.length === 0 ? [body] : [body, incomingLimit(maxBytes, incoming), ...decoding]
  const last = stages.reduce((before, stage) => {
    before.on('error', (problem: Error) => stage.destroy(problem))
    return before.pipe(stage as Transform)
  })
  // What breaks after the reading has stopped interests nobody.
  last.on('error', () => undefined)
  try {
    return await collected(last, maxBytes, onBytes)
  } catch (cause) {
    if (cause instanceof NetworkFailure) throw cause
    // An answer without a body (HEAD, 204) names a compression all the same, of nothing.
    const isEmpty = incoming.bytes === 0 && errorCode(cause) === 'Z_BUF_ERROR'
    if (isEmpty) return { bytes: new Uint8Array(), isCut: false }
    throw new NetworkFailure(bodyProblem(errorCode(cause)), { cause })
  } finally {
    for (const stage of stages) stage.destroy()
  }
}

async function collected(
  stream: Readable,
  maxBytes: number,
  onBytes: (bytes: number) => void,
): Promise<ResponseBody> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes: Uint8Array = chunk
    chunks.push(bytes.subarray(0, maxBytes - size))
    size += bytes.length
    onBytes(Math.min(size, maxBytes))
    if (size > maxBytes) break
  }
  return { bytes: Buffer.concat(chunks), isCut: size > maxBytes }
}

/** Compressed bytes that may wait between the network and the decoder, generously. */
const BUFFERED_BYTES = 1_000_000

/** Passes compressed bytes on, and fails when more come in than may come out. */
function incomingLimit(maxBytes: number, incoming: { bytes: number }): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      incoming.bytes += chunk.length
      if (incoming.bytes > maxBytes + BUFFERED_BYTES) {
        done(new NetworkFailure('The answer is larger than what is read: ask for less.'))
      } else done(null, chunk)
    },
  })
}

function decoders(contentEncoding: string): Transform[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  const found = names.map((name) => DECODERS.get(name))
  if (names.length > MAX_ENCODINGS || found.includes(undefined)) {
    throw new NetworkFailure(
      'The answer is compressed in a way that is not read: ask another server.',
    )
  }
  // Applied by the server in the order listed, so undone from the last on.
  return found.reverse().flatMap((create) => (create ? [create()] : []))
}

function bodyProblem(code: string): string {
  return code.startsWith('Z_') || code.startsWith('ERR_') || code.startsWith('BR')
    ? 'The answer is compressed, and its compression is broken: try again.'
    : `The server broke off in the middle of its answer (${code}): try again.`
}
