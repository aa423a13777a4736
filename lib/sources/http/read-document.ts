import { open } from 'node:fs/promises'
import { decodeText } from '#lib/network/decode-text.ts'
import { httpUrl } from '#lib/network/guarded-address.ts'
import { withResponse } from '#lib/network/guarded-request.ts'
import { readBody } from '#lib/network/read-body.ts'
import { CallFailure } from './call-failure.ts'
import { type HttpSourceWorld, sourceGuard } from './http-source-world.ts'
import { DOCUMENT_LIMITS } from './parse-document.ts'

/** The text of a document, and its address where it came from one. */
export type DocumentText = { readonly text: string; readonly url: URL | undefined }

const HEADERS = {
  'user-agent': 'Vitrine/0.1 (openapi)',
  accept: 'application/json, application/yaml, text/yaml;q=0.9, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
}

/**
 * Reads the document at `place`, an address or, where a file on the server says so, a path. Throws a
 * `CallFailure` or a `NetworkFailure`.
 */
export async function readDocument(
  place: string,
  world: HttpSourceWorld,
  ownOrigins: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<DocumentText> {
  if (!isAddress(place)) {
    if (world.isFromFile) return { text: await fileText(place), url: undefined }
    throw new CallFailure(
      'The document is no http or https address, and a path may stand only in the configuration file: give an address.',
    )
  }
  const request = { url: httpUrl(place), method: 'GET' as const, headers: HEADERS }
  const guard = sourceGuard(world, ownOrigins)
  return withResponse(request, { guard, signal, onHop: () => undefined }, async (response) => {
    if (response.status < 200 || response.status > 299) {
      throw new CallFailure(
        `The address of the document answered with status ${response.status}: check it.`,
      )
    }
    const encoding = response.header('content-encoding')
    const { maxBytes } = DOCUMENT_LIMITS
    const { bytes, isCut } = await readBody(response.body, encoding, maxBytes, () => undefined)
    if (isCut) throw tooLarge()
    return { text: decodeText(bytes, response.header('content-type')).text, url: response.url }
  })
}

/** True for what is fetched rather than opened. */
export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place)
}

async function fileText(path: string): Promise<string> {
  let bytes: Uint8Array
  try {
    bytes = await fileBytes(path)
  } catch (cause) {
    if (cause instanceof CallFailure) throw cause
    throw new CallFailure('The file of the document cannot be read: check its path.', { cause })
  }
  return decodeText(bytes, 'text/plain').text
}

async function fileBytes(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r')
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new CallFailure('The document is no file: check its path.')
    if (stats.size > DOCUMENT_LIMITS.maxBytes) throw tooLarge()
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

function tooLarge(): CallFailure {
  return new CallFailure(
    `The document is larger than ${DOCUMENT_LIMITS.maxBytes.toLocaleString('en-US')} bytes: split it.`,
  )
}
