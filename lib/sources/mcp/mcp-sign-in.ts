import { randomBytes, timingSafeEqual } from 'node:crypto'
import {
  AuthorizationServerMismatchError,
  type AuthProvider,
  auth,
  extractWWWAuthenticateParams,
  IssuerMismatchError,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { AddressRule } from '#lib/network/guarded-address.ts'
import { resolveValues, type VariableLookup } from '../resolve-values.ts'
import { SourceError } from '../source-error.ts'
import type { McpHttpSettings } from '../source-settings.ts'
import { signInFetch } from './sign-in-fetch.ts'
import { isSameIssuer } from './sign-in-issuer.ts'
import { type ProviderParts, SignInProvider } from './sign-in-provider.ts'
import { StoredSignIn } from './stored-sign-in.ts'
import type { TokenStore } from './token-store.ts'

/** Where sign-ins are kept, and where the service sends the administrator back to. */
export type SignInPorts = {
  readonly tokens: TokenStore
  readonly redirectUrl: string
  /** Which hosts the service may name for a sign-in; absent means all. */
  readonly rule?: AddressRule
}

/** A sign-in that was begun: the address that the administrator is to open, and where its code becomes a token. */
export type BegunAtService = { readonly url: URL; readonly tokenUrl: URL }

type Ports = SignInPorts & { readonly variable: VariableLookup }

/**
 * The sign-in at one MCP server by OAuth: authorization code with PKCE, found by the server's metadata, with
 * registration where no client is configured. While nobody is there, tokens are refreshed and nothing else.
 * Source: MCP specification 2025-11-25, "Authorization".
 */
export class McpSignIn {
  readonly #settings: McpHttpSettings
  readonly #ports: Ports
  readonly #stored: StoredSignIn
  #refreshing: Promise<void> | null = null
  /** Where the server said that its metadata is, when it asked for a sign-in last. */
  #metadataUrl: URL | undefined

  constructor(source: string, settings: McpHttpSettings, ports: Ports) {
    this.#settings = settings
    this.#ports = ports
    this.#stored = new StoredSignIn(source, settings.url, ports.tokens)
  }

  /** For the transport: the token in use, and one attempt to refresh it. */
  get authProvider(): AuthProvider {
    return {
      token: () => this.#token(),
      onUnauthorized: async ({ response }) => {
        this.#metadataUrl = extractWWWAuthenticateParams(response).resourceMetadataUrl
        this.#refreshing ??= this.#refresh().finally(() => {
          this.#refreshing = null
        })
        await this.#refreshing
      },
    }
  }

  /** Begins a sign-in. Rejects with a `SourceError`. */
  async start(): Promise<BegunAtService> {
    const newState = randomBytes(24).toString('base64url')
    const redirects: URL[] = []
    const onRedirect = (url: URL) => {
      redirects.push(url)
    }
    // A service that moved is found anew, and what it knew of Vitrine is asked for anew with it.
    await this.#stored.change({ discovery: undefined, state: undefined, verifier: undefined })
    await this.#authorised({ onRedirect, newState }, { forceReauthorization: true })
    const [url] = redirects
    if (!url || !/^https?:$/.test(url.protocol)) throw notSignedIn()
    return { url, tokenUrl: await this.#tokenUrl() }
  }

  /** Ends it with what the service sent the administrator back with. Rejects with a `SourceError`. */
  async finish(params: URLSearchParams): Promise<void> {
    const { state } = await this.#stored.read()
    const code = params.get('code')
    if (state === undefined || !isSame(state, params.get('state') ?? '')) throw notBegun()
    await this.#stored.change({ state: undefined })
    if (code === null) throw notSignedIn()
    const iss = params.get('iss')
    await this.#authorised({}, { authorizationCode: code, ...(iss !== null && { iss }) })
    await this.#stored.change({ verifier: undefined })
  }

  /** The token in use, unless another issuer gave it than the settings name. */
  async #token(): Promise<string | undefined> {
    const { tokens } = await this.#stored.read()
    const pinned = this.#settings.oauth?.issuer
    if (pinned !== undefined && !isSameIssuer(pinned, tokens?.issuer ?? '')) return undefined
    return tokens?.access_token
  }

  /** The tokens that are kept. */
  async secrets(): Promise<readonly string[]> {
    const { access_token, refresh_token } = (await this.#stored.read()).tokens ?? {}
    return [access_token, refresh_token].flatMap((token) => token || [])
  }

  async #tokenUrl(): Promise<URL> {
    const { discovery } = await this.#stored.read()
    const found = discovery?.authorizationServerMetadata?.token_endpoint
    // Without metadata the client asks there, as the MCP specification of 2025-03-26 has it.
    return new URL(found ?? '/token', discovery?.authorizationServerUrl)
  }

  async #refresh(): Promise<void> {
    const { tokens } = await this.#stored.read()
    if (tokens?.refresh_token === undefined) throw new UnauthorizedError()
    await this.#authorised({}, {})
  }

  /** The client that is configured, its values resolved. */
  #client(): ProviderParts['oauth'] {
    const { scope, issuer, ...values } = this.#settings.oauth ?? {}
    const given = Object.entries(values).filter(([, value]) => value !== undefined)
    const resolved = resolveValues(Object.fromEntries(given), this.#ports.variable)
    if (!resolved.ok) throw new SourceError('source_sign_in', resolved.problem)
    return {
      ...resolved.value,
      ...(scope !== undefined && { scope }),
      ...(issuer !== undefined && { issuer }),
    }
  }

  async #authorised(
    parts: Pick<ProviderParts, 'onRedirect' | 'newState'>,
    options: Partial<Parameters<typeof auth>[1]>,
  ): Promise<void> {
    const { url } = this.#settings
    const oauth = this.#client()
    const { redirectUrl, rule = () => undefined } = this.#ports
    const provider = new SignInProvider({ stored: this.#stored, redirectUrl, oauth, ...parts })
    const metadata = this.#metadataUrl && { resourceMetadataUrl: this.#metadataUrl }
    const fetchFn = signInFetch(new URL(url), rule)
    try {
      await auth(provider, { serverUrl: url, fetchFn, ...metadata, ...options })
    } catch (cause) {
      if (cause instanceof UnauthorizedError || cause instanceof VitrineError) throw cause
      throw isMixUp(cause) ? mixedUp(cause) : notSignedIn(cause)
    }
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function notBegun(): SourceError {
  const message =
    'This is not the end of the sign-in that was begun here: begin it again on the page of sources.'
  return new SourceError('source_sign_in', message)
}

function isMixUp(cause: unknown): boolean {
  return cause instanceof IssuerMismatchError || cause instanceof AuthorizationServerMismatchError
}

function mixedUp(cause: unknown): SourceError {
  const message =
    'The issuer that answered is not the one that this sign-in is with, so nothing was sent to it: begin the sign-in again, and look where it leads.'
  return new SourceError('source_sign_in', message, { cause })
}

function notSignedIn(cause?: unknown): SourceError {
  const message =
    'The service did not sign Vitrine in: look whether it offers OAuth, and whether the client that is configured is known there.'
  return new SourceError('source_sign_in', message, { cause })
}
