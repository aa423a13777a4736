import { SourceError } from '../source-error.ts'

/** True for two addresses of one issuer: a host is compared without case, a bare one with or without `/`. */
export function isSameIssuer(one: string, other: string): boolean {
  return one === other || (URL.canParse(one) && new URL(one).href === hrefOf(other))
}

/** Throws a `SourceError` where the settings name an issuer and `found` is another one. */
export function expectIssuer(pinned: string | undefined, found: string): void {
  if (pinned === undefined || isSameIssuer(pinned, found)) return
  throw new SourceError('source_sign_in', OTHER_ISSUER)
}

const OTHER_ISSUER =
  'The service wants the sign-in at another issuer than the one that this source is held to, so nothing was sent there: look whether the service has moved, and change oauth.issuer if that is meant.'

function hrefOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).href : null
}
