import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { errorCode, ToolFailure } from '../tool-failure.ts'
import {
  type AddressRule,
  checkedAddress,
  type PageAddress,
  pageUrl,
  type Resolver,
} from './page-address.ts'

/** What a server answered in the end, its body unread. */
export type PageResponse = {
  readonly url: URL
  /** Addresses that led here, the one asked for first. */
  readonly redirects: readonly string[]
  readonly header: (name: string) => string
  readonly body: Readable
}

export type PageRequestSettings = {
  readonly resolve: Resolver
  readonly rule: AddressRule
  readonly signal: AbortSignal
  onHop(url: URL): void
}

const MAX_REDIRECTS = 5
const CONNECT_TIMEOUT_MS = 10_000
const MAX_HEADER_BYTES = 32_768
const REDIRECT_STATUS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * Asks for a page by GET and follows at most five redirects, each checked like the first address. Connects
 * only to the addresses that were checked, so a name that resolves to another one a moment later (DNS
 * rebinding) leads nowhere else. No cookies, no proxies, no credentials. Gives the response to `read` and
 * closes every connection when that is done. Throws a `ToolFailure` for every answer but a success.
 */
export async function withPage<Value>(
  address: string,
  settings: PageRequestSettings,
  read: (response: PageResponse) => Promise<Value>,
): Promise<Value> {
  const redirects: string[] = []
  for (let url = pageUrl(address); ; ) {
    settings.onHop(url)
    const checked = await checkedAddress(url, settings.resolve, settings.rule, settings.signal)
    const agent = pinnedAgent(checked)
    try {
      const { statusCode, headers, body } = await ask(checked, agent, settings.signal)
      body.on('error', () => undefined)
      const header = (name: string) => String(headers[name] ?? '')
      if (!REDIRECT_STATUS.has(statusCode) || header('location') === '') {
        refuseFailure(statusCode)
        return await read({ url, redirects, header, body })
      }
      if (redirects.length === MAX_REDIRECTS) {
        throw new ToolFailure(
          `The page redirects more than ${MAX_REDIRECTS} times: ask for its last address directly.`,
        )
      }
      redirects.push(url.href)
      url = pageUrl(header('location'), url)
    } finally {
      await agent.destroy()
    }
  }
}

/** An agent that connects to the checked addresses and to nothing else, whatever the name resolves to now. */
function pinnedAgent({ addresses }: PageAddress): Agent {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_hostname, options, callback) => {
    const [first] = found
    if (options.all) callback(null, found)
    else callback(null, first?.address ?? '', first?.family ?? 0)
  }
  return new Agent({
    connect: { lookup, timeout: CONNECT_TIMEOUT_MS },
    maxHeaderSize: MAX_HEADER_BYTES,
    pipelining: 0,
  })
}

async function ask({ url }: PageAddress, dispatcher: Agent, signal: AbortSignal) {
  try {
    return await request(url, {
      dispatcher,
      signal,
      method: 'GET',
      headers: {
        'user-agent': 'Vitrine/0.1 (fetch_page)',
        accept: 'text/html, application/xhtml+xml, application/json;q=0.9, text/*;q=0.8, */*;q=0.1',
        'accept-encoding': 'gzip, deflate, br',
      },
    })
  } catch (cause) {
    signal.throwIfAborted()
    throw new ToolFailure(connectionProblem(errorCode(cause)), { cause })
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
  ['UND_ERR_HEADERS_OVERFLOW', 'The server sends more headers than are read: choose another page.'],
])

function connectionProblem(code: string): string {
  const known = CONNECTION_PROBLEMS.get(code)
  if (known) return known
  if (/CERT|SIGNED|ISSUER|TLS|SSL/.test(code)) {
    return `The server's certificate cannot be trusted (${code}): check the address.`
  }
  if (code.startsWith('HPE_'))
    return 'The server does not answer in HTTP: check the address and port.'
  return `The page could not be fetched (${code}): check the address, or try again.`
}

function refuseFailure(statusCode: number): void {
  if (statusCode >= 200 && statusCode < 300) return
  const advice =
    statusCode === 401 || statusCode === 403
      ? 'it is not open to everybody'
      : statusCode === 404 || statusCode === 410
        ? 'there is no such page, check the address'
        : statusCode === 429
          ? 'it is asked too often, try again later'
          : 'try again later, or check the address'
  throw new ToolFailure(`The server answered with status ${statusCode}: ${advice}.`)
}
