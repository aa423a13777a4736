import type { HttpRequest } from './http-request.ts'
import { NetworkFailure } from './network-failure.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Headers that speak of a body, and go with it. */
const BODY_HEADERS: ReadonlySet<string> = new Set(['content-type', 'content-encoding'])

/**
 * The request that follows from a redirect to `url`. What is meant for the first server goes to no other. A
 * request that changes something becomes a GET without body at 301, 302 and 303, as every browser does it;
 * at 307 and 308 it is sent again to the same server alone. Throws a `NetworkFailure` for another one.
 */
export function redirected(asked: HttpRequest, status: number, url: URL): HttpRequest {
  const isSameServer = url.origin === asked.url.origin
  const { ownHeaders, ...rest } = asked
  const next = isSameServer && ownHeaders ? { ...rest, ownHeaders } : rest
  if (SAFE_METHODS.has(asked.method)) return { ...next, url }
  if (status === 307 || status === 308) {
    if (isSameServer) return { ...next, url }
    throw new NetworkFailure(
      'The server sends the call on to another server, which was not asked: set the address that is meant.',
    )
  }
  const headers = Object.entries(asked.headers).filter(([name]) => !BODY_HEADERS.has(name))
  return { ...next, url, method: 'GET', headers: Object.fromEntries(headers), body: undefined }
}
