import type { FetchLike } from '@modelcontextprotocol/client'
import { type Dispatcher, getGlobalDispatcher, fetch as undiciFetch } from 'undici'
import { isObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import {
  type AddressRule,
  guardedAddress,
  type Resolver,
  systemResolver,
} from '#lib/network/guarded-address.ts'
import { pinnedAgent } from '#lib/network/pinned-agent.ts'
import { SourceError } from '../source-error.ts'

/** How long one question of a sign-in may take, in milliseconds, and what its answer may be, in bytes. */
const LIMITS = { ms: 15_000, bytes: 1_000_000 } as const

/**
 * `fetch` for a sign-in: bounded, without redirects. The service names the addresses to ask itself, so those on
 * other hosts than its own are held to `rule`, as those of a page that is fetched, and nothing but the addresses
 * that were checked is connected to. Of a refusal only its code is handed on: the client writes its words to the log.
 */
export function signInFetch(
  service: URL,
  rule: AddressRule,
  resolve: Resolver = systemResolver,
): FetchLike {
  return async (url, init) => {
    const asked = new URL(url)
    const signal = AbortSignal.timeout(LIMITS.ms)
    if (asked.host === service.host) return await answerOf(asked, init, signal)
    const agent = pinnedAgent(await guardedAddress(asked, { ...GUARD, resolve, rule }, signal))
    try {
      return await answerOf(asked, init, signal, agent)
    } finally {
      await agent.destroy()
    }
  }
}

async function answerOf(
  asked: URL,
  init: RequestInit | undefined,
  signal: AbortSignal,
  dispatcher: Dispatcher = getGlobalDispatcher(),
): Promise<Response> {
  const { method = 'GET', headers, body } = init ?? {}
  const response = await undiciFetch(asked, {
    method,
    headers: [...new Headers(headers)],
    ...(body != null && { body: String(body) }),
    redirect: 'manual',
    signal,
    dispatcher,
  })
  const { status } = response
  if (status >= 300 && status < 400) throw new SourceError('source_refused', REDIRECTED)
  const bytes = response.body ? await bounded(response.body) : null
  const kept = { status, headers: [...response.headers] }
  if (status >= 400) return new Response(refusalOf(bytes), kept)
  return new Response(status === 204 ? null : bytes, kept)
}

const REDIRECTED = 'The sign-in service redirects where it must answer.'

const GUARD = {
  hostName: () => 'The host of the sign-in service',
  advice: 'allow private addresses in the configuration file where that is meant',
}

/** The code of an OAuth error without what the service says of it (RFC 6749, 5.2). */
function refusalOf(bytes: Uint8Array | null): string {
  const error = codeOf(bytes)
  return error === undefined ? '' : JSON.stringify({ error })
}

function codeOf(bytes: Uint8Array | null): string | undefined {
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes ?? undefined))
    const error = isObject(said) ? getOwn(said, 'error') : undefined
    return typeof error === 'string' && /^[a-z_]{1,60}$/.test(error) ? error : undefined
  } catch {
    // No JSON, and so no code.
    return undefined
  }
}

async function bounded(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
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
