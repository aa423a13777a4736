import type { Clock } from '#lib/base/clock.ts'
import {
  type AddressGuard,
  type AddressRule,
  type Resolver,
  systemResolver,
} from '#lib/network/guarded-address.ts'
import type { VariableLookup } from '../resolve-values.ts'

/** What a source of HTTP needs of the machine that it runs on. */
export type HttpSourceWorld = {
  readonly clock: Clock
  /** Where `${NAME}` in credentials is looked up. */
  readonly variable: VariableLookup
  /** Masks secrets in a line before it is kept. */
  redactText(text: string): string
  /** Secrets that the service is given: they are masked in its answers. */
  readonly secrets?: readonly string[]
  /** From 0 to 1; absent means `Math.random`. */
  readonly random?: () => number
  /** Absent means the system's own. */
  readonly resolve?: Resolver
  /** Which addresses no source may reach: those that are not public, unless an administrator allows them all. */
  readonly rule: AddressRule
  /**
   * The settings stand in a file on the server, which nobody can write from the web. Only then may the document
   * be a path, and may the very servers that the settings name (scheme, host and port) be private ones.
   */
  readonly isFromFile: boolean
  readonly timeouts?: Partial<HttpTimeouts>
}

/** How long an HTTP service may take, in milliseconds. */
export type HttpTimeouts = {
  /** For the document. */
  readonly loadMs: number
  /** For a call, whatever the run allows and whatever trickles in meanwhile. */
  readonly callMs: number
  /** From one look at the document to the next: there is nobody who announces a change. */
  readonly refreshMs: number
}

/** The times of a source that names none. */
export const DEFAULT_HTTP_TIMEOUTS: HttpTimeouts = {
  loadMs: 60_000,
  callMs: 600_000,
  refreshMs: 300_000,
}

/** The guard of a source: servers in `ownOrigins` may be private, others not. */
export function sourceGuard(
  { resolve = systemResolver, rule }: HttpSourceWorld,
  ownOrigins: ReadonlySet<string>,
): AddressGuard {
  return {
    resolve,
    rule: (address, url) => (ownOrigins.has(url.origin) ? undefined : rule(address, url)),
    hostName: () => 'The host that the source leads to',
    advice: 'name it as baseUrl in the configuration file, or allow private addresses there',
  }
}
