import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { NetworkFailure } from './network-failure.ts'
import { untilAborted } from './until-aborted.ts'

/** Gives every IP address of a host name. Throws when there is none. */
export type Resolver = (hostname: string) => Promise<readonly string[]>

/** Why an IP address may not be reached as the host of `url`; undefined where it may. */
export type AddressRule = (address: string, url: URL) => string | undefined

/** Which hosts may be reached, and how a refusal speaks of them. */
export type AddressGuard = {
  readonly resolve: Resolver
  readonly rule: AddressRule
  /** Begins a sentence: `The host "x"`, or without the name where the other side chose it. */
  readonly hostName: (hostname: string) => string
  /** What to do about a host that is not public: ends a sentence. */
  readonly advice: string
}

/** An address that may be asked, and the only IP addresses that the connection for it may use. */
export type GuardedAddress = { readonly url: URL; readonly addresses: readonly string[] }

const MAX_URL_CHARACTERS = 2_000

/** The system's own resolver, hosts file included, as any other program would ask it. */
export const systemResolver: Resolver = async (hostname) => {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

/**
 * Parses `text` as an http or https address, from `base` when it is a redirect. The URL parser writes every
 * spelling of an IPv4 address (decimal, octal, hexadecimal, fullwidth) in its one form first. Throws a
 * `NetworkFailure` when it is no such address, or holds a user name or a password.
 */
export function httpUrl(text: string, base?: URL): URL {
  if (text.length > MAX_URL_CHARACTERS || !URL.canParse(text, base)) {
    throw new NetworkFailure(
      'The address is not one of a web page: write it in full, such as https://example.org/page.',
    )
  }
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new NetworkFailure('Only http and https addresses are fetched: choose another address.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new NetworkFailure('The address holds a user name or password: remove it.')
  }
  return url
}

/**
 * Resolves the host of `url` and checks every address it has. Throws a `NetworkFailure` when one of them may
 * not be reached: a name that points inside and outside at once is up to no good.
 */
export async function guardedAddress(
  url: URL,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<GuardedAddress> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) ? [hostname] : await resolved(hostname, guard, signal)
  const refusal = addresses
    .map((address) => guard.rule(address, url))
    .find((reason) => reason !== undefined)
  if (refusal !== undefined) {
    throw new NetworkFailure(
      `${guard.hostName(hostname)} is not on the public internet (its address is ${refusal}): ${guard.advice}.`,
    )
  }
  return { url, addresses }
}

async function resolved(
  hostname: string,
  { resolve, hostName }: AddressGuard,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = await untilAborted(
    resolve(hostname).catch(() => []),
    signal,
  )
  if (addresses.length > 0 && addresses.every((address) => isIP(address) !== 0)) return addresses
  throw new NetworkFailure(`${hostName(hostname)} is not known: check the address.`)
}
