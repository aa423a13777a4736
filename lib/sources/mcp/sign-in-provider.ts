import {
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import type { McpHttpSettings } from '../source-settings.ts'
import { expectIssuer } from './sign-in-issuer.ts'
import type { StoredSignIn } from './stored-sign-in.ts'

/** What a provider is made of. */
export type ProviderParts = {
  readonly stored: StoredSignIn
  readonly redirectUrl: string
  readonly oauth: NonNullable<McpHttpSettings['oauth']>
  /**
   * Takes the address that the administrator is to be sent to; absent while nobody is there: what would need one
   * then fails as unauthorized, and a sign-in that has begun is not disturbed.
   */
  readonly onRedirect?: (url: URL) => void
  /** Of a sign-in that begins: what its end must bring along. */
  readonly newState?: string
}

/** Vitrine as a client of OAuth, over what is stored of its sign-in. */
export class SignInProvider implements OAuthClientProvider {
  readonly #parts: ProviderParts

  constructor(parts: ProviderParts) {
    this.#parts = parts
  }

  get redirectUrl(): string {
    return this.#parts.redirectUrl
  }

  get clientMetadata(): OAuthClientMetadata {
    const { oauth, redirectUrl } = this.#parts
    return {
      client_name: 'Vitrine',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: oauth.clientSecret === undefined ? 'none' : 'client_secret_post',
      ...(oauth.scope !== undefined && { scope: oauth.scope }),
    }
  }

  /** Is told of the issuer before anything is sent to it. */
  saveAuthorizationServerUrl(issuer: string): void {
    expectIssuer(this.#parts.oauth.issuer, issuer)
  }

  async state(): Promise<string> {
    const { newState = '', stored } = this.#parts
    if (this.#isAttended) await stored.change({ state: newState })
    return newState
  }

  async clientInformation(): Promise<StoredOAuthClientInformation | undefined> {
    const { clientId, clientSecret } = this.#parts.oauth
    if (clientId === undefined) return (await this.#parts.stored.read()).client
    return {
      client_id: clientId,
      ...(clientSecret !== undefined && { client_secret: clientSecret }),
    }
  }

  async saveClientInformation(client: StoredOAuthClientInformation): Promise<void> {
    await this.#parts.stored.change({ client })
  }

  async tokens(): Promise<StoredOAuthTokens | undefined> {
    return (await this.#parts.stored.read()).tokens
  }

  async saveTokens(tokens: StoredOAuthTokens): Promise<void> {
    await this.#parts.stored.change({ tokens })
  }

  redirectToAuthorization(url: URL): void {
    if (!this.#parts.onRedirect) throw new UnauthorizedError()
    this.#parts.onRedirect(url)
  }

  async saveCodeVerifier(verifier: string): Promise<void> {
    if (this.#isAttended) await this.#parts.stored.change({ verifier })
  }

  async codeVerifier(): Promise<string> {
    return (await this.#parts.stored.read()).verifier ?? ''
  }

  async saveDiscoveryState(discovery: OAuthDiscoveryState): Promise<void> {
    await this.#parts.stored.change({ discovery })
  }

  async discoveryState(): Promise<OAuthDiscoveryState | undefined> {
    return (await this.#parts.stored.read()).discovery
  }

  async invalidateCredentials(
    scope: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery',
  ): Promise<void> {
    const names = scope === 'all' ? ALL : [scope]
    await this.#parts.stored.change(Object.fromEntries(names.map((name) => [name, undefined])))
  }

  get #isAttended(): boolean {
    return this.#parts.onRedirect !== undefined
  }
}

const ALL = ['client', 'tokens', 'verifier', 'discovery'] as const
