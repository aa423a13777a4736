import type { SecretStore } from '#lib/audit/secret-store.ts'
import { type Clock, isoTime } from '#lib/base/clock.ts'
import type { TokenStore } from '#lib/sources/mcp/token-store.ts'

/** Under this name the sign-in of a source is kept among its secrets. */
const NAME = 'sign-in'

/** Sign-ins of sources, sealed in the database. */
export function sealedTokens(secrets: SecretStore, clock: Clock): TokenStore {
  return {
    load: (source) => secrets.read(source, NAME),
    save: (source, text) =>
      secrets.write({ source, name: NAME, text, at: isoTime(Math.floor(clock.now())) }),
    clear: (source) => secrets.remove(source, NAME),
  }
}
