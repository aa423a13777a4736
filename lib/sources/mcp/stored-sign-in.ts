import type {
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client'
import * as z from 'zod'
import { isObject } from '#lib/base/json.ts'
import type { TokenStore } from './token-store.ts'

/** What is kept of the sign-in at one source. */
export type SignInRecord = {
  /** The address of the service that all of it is for. */
  readonly resource?: string | undefined
  /** How Vitrine is known to the authorization server. */
  readonly client?: StoredOAuthClientInformation | undefined
  readonly tokens?: StoredOAuthTokens | undefined
  /** Which authorization server it is, as it was found. */
  readonly discovery?: OAuthDiscoveryState | undefined
  /** Of a sign-in that has begun: what its end must bring along. */
  readonly state?: string | undefined
  readonly verifier?: string | undefined
}

/** It was written here and sealed since, so that its structure is trusted. */
const Stored = z.object({
  resource: z.string(),
  client: z.custom<StoredOAuthClientInformation>(isObject).optional(),
  tokens: z.custom<StoredOAuthTokens>(isObject).optional(),
  discovery: z.custom<OAuthDiscoveryState>(isObject).optional(),
  state: z.string().optional(),
  verifier: z.string().optional(),
})

/**
 * The sign-in at one source, read once and written through to its store. What was kept for another address of the
 * service is nothing: a token goes to no other one than it was given for.
 */
export class StoredSignIn {
  readonly #source: string
  readonly #resource: string
  readonly #store: TokenStore
  #record: Promise<SignInRecord> | null = null

  constructor(source: string, resource: string, store: TokenStore) {
    this.#source = source
    this.#resource = resource
    this.#store = store
  }

  /** What is kept; nothing where it cannot be read any more. */
  read(): Promise<SignInRecord> {
    this.#record ??= this.#load()
    return this.#record
  }

  async change(change: Partial<SignInRecord>): Promise<void> {
    const record = { ...(await this.read()), ...change, resource: this.#resource }
    this.#record = Promise.resolve(record)
    await this.#store.save(this.#source, JSON.stringify(record))
  }

  async #load(): Promise<SignInRecord> {
    const text = await this.#store.load(this.#source)
    const read = Stored.safeParse(text === null ? {} : parsed(text))
    return read.success && read.data.resource === this.#resource ? read.data : {}
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
