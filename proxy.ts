import { type NextRequest, NextResponse } from 'next/server'
import { installationSettings } from '#lib/server/installation.ts'
import { requestRefusal } from '#lib/server/request-refusal.ts'
import { CLOSED_POLICY, pagePolicy, SECURITY_HEADERS } from '#lib/server/security-headers.ts'
import { servedAddresses } from '#lib/server/served-addresses.ts'

/**
 * Every request passes here first: page, action, route and static file. Refuses what comes from another site
 * or under another name, and gives every answer its security headers, a page its nonce.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  const refusal = requestRefusal(
    {
      method: request.method,
      path: pathname,
      header: (name) => request.headers.get(name),
    },
    servedAddresses(installationSettings()),
  )
  if (refusal) return withHeaders(refused(refusal.status, refusal.sentence), CLOSED_POLICY)
  if (pathname.startsWith('/api/')) return withHeaders(NextResponse.next(), CLOSED_POLICY)
  return page(request)
}

function page(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = pagePolicy(nonce, { development: process.env.NODE_ENV === 'development' })
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const isAction = headers.has('next-action')
  // An action may answer with a run's events: none may wait in a compressor here or in a proxy on the way.
  if (isAction) headers.delete('accept-encoding')
  const response = withHeaders(NextResponse.next({ request: { headers } }), policy)
  if (isAction) response.headers.set('x-accel-buffering', 'no')
  return response
}

function refused(status: number, sentence: string): NextResponse {
  return new NextResponse(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function withHeaders(response: NextResponse, policy: string): NextResponse {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
  return response
}
