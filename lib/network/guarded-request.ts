import type { Readable } from 'node:stream'
import { type Agent, request } from 'undici'
import { errorCode } from './error-code.ts'
import { type AddressGuard, guardedAddress, httpUrl } from './guarded-address.ts'
import type { HttpRequest } from './http-request.ts'
import { NetworkFailure } from './network-failure.ts'
import { pinnedAgent } from './pinned-agent.ts'
import { redirected } from './redirected.ts'

/** What a server answered in the end, its body unread. */
export type HttpResponse = {
  readonly url: URL
  readonly status: number
  /** Addresses that led here, the one asked for first. */
  readonly redirects: readonly string[]
  /** The value of a header by its name in lower case; empty where there is none. */
  readonly header: (name: string) => string
  readonly body: Readable
}

export type RequestSettings = {
  readonly guard: AddressGuard
  readonly signal: AbortSignal
  onHop(url: URL): void
}

const MAX_REDIRECTS = 5
const REDIRECT_STATUS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * Sends a request and follows at most five redirects, each checked like the first address. Connects only to
 * the addresses that were checked, so a name that resolves to another one a moment later (DNS rebinding) leads
 * nowhere else. No cookies, no proxies, no credentials but those handed in. Gives the response, whatever its
 * status, to `read` and closes every connection when that is done. Throws a `NetworkFailure`.
 */
export async function withResponse<Value>(
  first: HttpRequest,
  settings: RequestSettings,
  read: (response: HttpResponse) => Promise<Value>,
): Promise<Value> {
  const redirects: string[] = []
  for (let asked = first; ; ) {
    settings.onHop(asked.url)
    const address = await guardedAddress(asked.url, settings.guard, settings.signal)
    const agent = pinnedAgent(address)
    try {
      const { statusCode, headers, body } = await send(asked, agent, settings.signal)
      body.on('error', () => undefined)
      const header = (name: string) => String(headers[name] ?? '')
      if (!REDIRECT_STATUS.has(statusCode) || header('location') === '') {
        return await read({ url: asked.url, status: statusCode, redirects, header, body })
      }
      if (redirects.length === MAX_REDIRECTS) {
        throw new NetworkFailure(
          `The server redirects more than ${MAX_REDIRECTS} times: ask for the last address directly.`,
        )
      }
      redirects.push(asked.url.href)
      asked = redirected(asked, statusCode, httpUrl(header('location'), asked.url))
    } finally {
      await agent.destroy()
    }
  }
}

async function send(
  { url, method, headers, ownHeaders, body }: HttpRequest,
  dispatcher: Agent,
  signal: AbortSignal,
) {
  try {
    return await request(url, {
      dispatcher,
      signal,
      method,
      headers: { ...headers, ...ownHeaders },
      ...(body && { body }),
    })
  } catch (cause) {
    signal.throwIfAborted()
    throw new NetworkFailure(connectionProblem(errorCode(cause)), { cause })
  }
}

const CONNECTION_PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'The server refuses connections: check the address and its port.'],
  ['ECONNRESET', 'The server broke the connection off: try again.'],
  ['UND_ERR_SOCKET', 'The server broke the connection off: try again.'],
  ['UND_ERR_CONNECT_TIMEOUT', 'The server cannot be reached: check the address, or try again.'],
  ['ETIMEDOUT', 'The server cannot be reached: check the address, or try again.'],
  ['EHOSTUNREACH', 'The server cannot be reached from here: check the network.'],
  ['ENETUNREACH', 'The server cannot be reached from here: check the network.'],
  ['UND_ERR_HEADERS_OVERFLOW', 'The server sends more headers than are read: ask another one.'],
  ['UND_ERR_HEADERS_TIMEOUT', 'The server does not answer in time: try again later.'],
  ['UND_ERR_INVALID_ARG', 'The request holds what HTTP cannot carry: check its arguments.'],
])

function connectionProblem(code: string): string {
  const known = CONNECTION_PROBLEMS.get(code)
  if (known) return known
  if (/CERT|SIGNED|ISSUER|TLS|SSL/.test(code)) {
    return `The server's certificate cannot be trusted (${code}): check the address.`
  }
  if (code.startsWith('HPE_'))
    return 'The server does not answer in HTTP: check the address and port.'
  return `The server could not be asked (${code}): check the address, or try again.`
}
