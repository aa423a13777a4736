import { timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { auditProblem } from '#lib/server/audit-problem.ts'
import { SIGN_IN_COOKIE, signInPath } from '#lib/server/sources/sign-in-cookie.ts'
import { theConsole } from '#lib/server/the-console.ts'
import { SourceName } from '#lib/sources/source-settings.ts'

/**
 * Where a service sends the administrator back to. The sign-in ends only in the browser in which it was begun;
 * then the page of sources is shown, which says how it went.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const name = SourceName.safeParse((await params).name)
  if (!name.success) return new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const jar = await cookies()
  const bound = jar.get(SIGN_IN_COOKIE)?.value
  jar.delete({ name: SIGN_IN_COOKIE, path: signInPath(name.data) })
  const isOurs = bound !== undefined && isSame(bound, searchParams.get('state') ?? '')
  const isDone = isOurs && (await ended(name.data, searchParams))
  const place = `/sources?source=${name.data}${isDone ? '' : '&sign-in=failed'}`
  return new Response(null, {
    status: 303,
    headers: { location: place, 'cache-control': 'no-store' },
  })
}

export const dynamic = 'force-dynamic'

async function ended(name: string, params: URLSearchParams): Promise<boolean> {
  try {
    return (await (await theConsole()).endSignIn(name, params)).ok
  } catch (error) {
    // Throws again what is no failure of the audit.
    auditProblem(error)
    return false
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
