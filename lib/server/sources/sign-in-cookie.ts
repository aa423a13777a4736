/** The cookie that binds a sign-in at a source to the browser in which it was begun. */
export const SIGN_IN_COOKIE = 'vitrine-sign-in'

/** The paths that the cookie is sent to. */
export function signInPath(source: string): string {
  return `/api/sources/${source}/oauth`
}

/** True for the one path under `/api/` that a service sends an administrator back to. */
export function isSignInCallback(path: string): boolean {
  return /^\/api\/sources\/[a-z0-9-]{1,32}\/oauth\/callback$/.test(path)
}
