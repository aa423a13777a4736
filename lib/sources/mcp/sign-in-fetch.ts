import type { FetchLike } from '@modelcontextprotocol/client'
import { type AddressRule, guardedAddress, systemResolver } from '#lib/network/guarded-address.ts'
import { SourceError } from '../source-error.ts'

/** How long one question of a sign-in may take, in milliseconds, and what its answer may be, in bytes. */
const LIMITS = { ms: 15_000, bytes: 1_000_000 } as const

/**
 * `fetch` for a sign-in: bounded, without redirects. The service names the addresses to ask itself, so those on
 * other hosts than its own are held to `rule`, as those of a page that is fetched.
 */
export function signInFetch(service: URL, rule: AddressRule): FetchLike {
  return async (url, init) => {
    const asked = new URL(url)
    const signal = AbortSignal.timeout(LIMITS.ms)
    if (asked.host !== service.host) await guardedAddress(asked, { ...GUARD, rule }, signal)
    const response = await fetch(asked, { ...init, redirect: 'manual', signal })
    const body = response.body ? await bounded(response.body) : null
    const { status, statusText, headers } = response
    if (status >= 300 && status < 400) throw new SourceError('source_refused', REDIRECTED)
    return new Response(status === 204 ? null : body, { status, statusText, headers })
  }
}

const REDIRECTED = 'The sign-in service redirects where it must answer.'

const GUARD = {
  resolve: systemResolver,
  hostName: () => 'The host of the sign-in service',
  advice: 'allow private addresses in the configuration file where that is meant.',
}

async function bounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > LIMITS.bytes) {
      throw new SourceError(
        'source_message_too_large',
        'The sign-in service answers with too much.',
      )
    }
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
