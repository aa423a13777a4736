'use server'

import { cookies, headers } from 'next/headers'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import { auditProblem } from '#lib/server/audit-problem.ts'
import { installationSettings } from '#lib/server/installation.ts'
import { SIGN_IN_COOKIE, signInPath } from '#lib/server/sources/sign-in-cookie.ts'
import { signInOrigin } from '#lib/server/sources/sign-in-origin.ts'
import { theConsole } from '#lib/server/the-console.ts'
import { SourceName } from '#lib/sources/source-settings.ts'

/** How long a person may take at the service, in seconds. */
const MAX_AGE_S = 900

/**
 * Begins a sign-in at a source: the address to open, and the hosts that are named before. A cookie binds the end to
 * this browser. `name` is foreign.
 */
export async function beginSignIn(
  name: unknown,
): Promise<{ url: string; host: string; tokenHost: string } | ActionProblem> {
  const parsed = SourceName.safeParse(name)
  if (!parsed.success) return { problem: 'There is no source of this name.' }
  const origin = signInOrigin(installationSettings())
  if ((await headers()).get('host')?.toLowerCase() !== new URL(origin).host) {
    return {
      problem: `The service sends you back to ${origin}: open the console there to sign in.`,
    }
  }
  try {
    const begun = await (await theConsole()).beginSignIn(parsed.data)
    if (!begun.ok) return { problem: begun.problem }
    const { url, host, tokenHost, state } = begun.value
    const secure = origin.startsWith('https:')
    const bound = { httpOnly: true, sameSite: 'lax', secure, maxAge: MAX_AGE_S } as const
    const jar = await cookies()
    jar.set(SIGN_IN_COOKIE, state, { ...bound, path: signInPath(parsed.data) })
    return { url, host, tokenHost }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}
