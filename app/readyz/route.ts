import { theConsole } from '#lib/server/the-console.ts'

/**
 * Says whether the console can do its work: 200, or 503 where the database takes no writes. Sources are counted by
 * state, without a name or a foreign word; one that is away makes nothing unready.
 */
export async function GET(): Promise<Response> {
  const readiness = await (await theConsole()).readiness()
  const status = readiness.status === 'ready' ? 200 : 503
  return Response.json(readiness, { status, headers: { 'cache-control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
