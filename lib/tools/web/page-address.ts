import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ToolFailure } from '../tool-failure.ts'
import { untilAborted } from '../until-aborted.ts'
import { label } from '../wording.ts'

/** Gives every IP address of a host name. Throws when there is none. */
export type Resolver = (hostname: string) => Promise<readonly string[]>

/** Why an IP address may not be reached; undefined where it may. */
export type AddressRule = (address: string) => string | undefined

/** A page that may be fetched, and the only addresses that the connection for it may use. */
export type PageAddress = { readonly url: URL; readonly addresses: readonly string[] }

const MAX_URL_CHARACTERS = 2_000

/** The system's own resolver, hosts file included, as any other program would ask it. */
export const systemResolver: Resolver = async (hostname) => {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

/**
 * Parses `text` as the address of a page, from `base` when it is a redirect. The URL parser writes every
 * spelling of an IPv4 address (decimal, octal, hexadecimal, fullwidth) in its one form first. Throws a
 * `ToolFailure` when it is no address of a page.
 */
export function pageUrl(text: string, base?: URL): URL {
  if (text.length > MAX_URL_CHARACTERS || !URL.canParse(text, base)) {
    throw new ToolFailure(
      'The address is not one of a web page: write it in full, such as https://example.org/page.',
    )
  }
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ToolFailure('Only http and https addresses are fetched: choose another address.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new ToolFailure('The address holds a user name or password: remove it.')
  }
  return url
}

/**
 * Resolves the host of `url` and checks every address it has. Throws a `ToolFailure` when one of them may
 * not be reached: a name that points inside and outside at once is up to no good.
 */
export async function checkedAddress(
  url: URL,
  resolve: Resolver,
  rule: AddressRule,
  signal: AbortSignal,
): Promise<PageAddress> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) ? [hostname] : await resolved(hostname, resolve, signal)
  const refusal = addresses.map(rule).find((reason) => reason !== undefined)
  if (refusal !== undefined) {
    throw new ToolFailure(
      `The host ${label(hostname)} is not on the public internet (its address is ${refusal}): choose another, or let an administrator set fetch.allowPrivateAddresses.`,
    )
  }
  return { url, addresses }
}

async function resolved(
  hostname: string,
  resolve: Resolver,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = await untilAborted(
    resolve(hostname).catch(() => []),
    signal,
  )
  if (addresses.length > 0 && addresses.every((address) => isIP(address) !== 0)) return addresses
  throw new ToolFailure(`The host ${label(hostname)} is not known: check the address.`)
}
