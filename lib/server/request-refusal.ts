import { hostsOf, type ServedAddresses } from './served-addresses.ts'
import { isSignInCallback } from './sources/sign-in-cookie.ts'

/** What the guard looks at: a method, a path and a way to read headers. */
export type GuardedRequest = {
  readonly method: string
  readonly path: string
  header(name: string): string | null
}

/** Why a request is not answered: a status and one sentence, quoting nothing of the request. */
export type RequestRefusal = { readonly status: 403 | 413 | 421; readonly sentence: string }

/** Bytes of a request's body. Text of 8 MB may grow sixfold when it is written as JSON. */
export const MAX_BODY_BYTES = 50 * 1024 * 1024

/**
 * Why this request is refused, or null. A foreign `Host` is how DNS rebinding arrives; a foreign `Origin` or
 * `Sec-Fetch-Site` is how another site's page arrives. Only a plain navigation to a page may come from
 * elsewhere, so that links to the console work, and a service after a sign-in. Source: issue 2, "Console".
 */
export function requestRefusal(
  request: GuardedRequest,
  { hosts, origins }: ServedAddresses,
): RequestRefusal | null {
  const host = request.header('host')?.toLowerCase() ?? ''
  if (!hosts.has(host)) return MISDIRECTED
  const origin = request.header('origin')?.toLowerCase()
  if (origin !== undefined && !(origins.has(origin) && isOriginOfHost(origin, host))) return FOREIGN
  if (!isOwnSite(request) && !isNavigation(request)) return FOREIGN
  if (Number(request.header('content-length') ?? 0) > MAX_BODY_BYTES) return TOO_LARGE
  return null
}

const MISDIRECTED: RequestRefusal = {
  status: 421,
  sentence:
    'The console is not served under this host name. Open the address it printed at start, or add this origin to "origins" in the configuration file.',
}

const FOREIGN: RequestRefusal = {
  status: 403,
  sentence: 'The request came from another site and was refused.',
}

const TOO_LARGE: RequestRefusal = {
  status: 413,
  sentence: 'The request is too large: a text to inspect may have at most 8 MB.',
}

/** A page at `localhost` is not of the same origin as one at `127.0.0.1`, though both are served. */
function isOriginOfHost(origin: string, host: string): boolean {
  return hostsOf(new URL(origin)).includes(host)
}

/** Absent in old browsers and in programs; `none` is a person who typed the address. */
function isOwnSite(request: GuardedRequest): boolean {
  const site = request.header('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

function isNavigation(request: GuardedRequest): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    request.header('sec-fetch-mode') === 'navigate' &&
    request.header('sec-fetch-dest') === 'document' &&
    (!request.path.startsWith('/api/') || isSignInCallback(request.path))
  )
}
