import { expect } from '@playwright/test'
import { test } from './http-test.ts'
import { actionCall, type RawAnswer, rawRequest } from './raw-http.ts'

const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

function expectHeaders({ headers }: RawAnswer, what: string): void {
  for (const [name, value] of Object.entries(EXPECTED)) {
    expect(headers[name], `${name} of ${what}`).toBe(value)
  }
  expect(headers['permissions-policy'], what).toContain('camera=()')
  expect(headers['content-security-policy'], what).toContain("frame-ancestors 'none'")
  expect(headers['x-powered-by'], what).toBeUndefined()
  expect(headers.server, what).toBeUndefined()
}

test('every answer has the security headers: pages, files, routes, errors and refusals', async ({
  server,
}) => {
  const page = await rawRequest(server, { path: '/playground' })
  const script = /\/_next\/static\/[^"]+\.js/.exec(page.text)?.[0] ?? ''
  expect(script).not.toBe('')
  const asked = {
    page: { path: '/playground' },
    redirect: { path: '/' },
    script: { path: script },
    'missing file': { path: '/_next/static/missing.js' },
    icon: { path: '/icon.svg' },
    'missing page': { path: '/missing' },
    'missing route': { path: '/api/missing' },
    'unknown run': { path: '/api/runs/x/events' },
    health: { path: '/api/health' },
    'malformed path': { path: '/%E0%A4%A' },
    'untidy path': { path: '//evil.example/playground' },
    'another host': { headers: { host: 'evil.example' } },
    'odd method': { method: 'TRACE', path: '/playground' },
    action: actionCall(server, 'cancelRun', ['x']),
    'malformed action': { ...actionCall(server, 'startRun', []), body: '{{{' },
  }
  for (const [what, request] of Object.entries(asked)) {
    expectHeaders(await rawRequest(server, request), what)
  }
})

test('a page has a nonce of its own, no unsafe script, and Trusted Types without a policy of ours', async ({
  server,
}) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await rawRequest(server, { path: '/playground' })).headers),
  ).then((list) => list.map((headers) => String(headers['content-security-policy'])))
  const [first = '', second = ''] = policies
  const nonce = /'nonce-([^']+)'/.exec(first)?.[1] ?? ''
  expect(nonce.length).toBeGreaterThan(20)
  expect(second).not.toContain(nonce)
  const scripts = first.split('; ').find((part) => part.startsWith('script-src')) ?? ''
  expect(scripts).not.toMatch(/unsafe|https?:|\*/)
  expect(first).toContain("require-trusted-types-for 'script'")
  expect(first).toContain('trusted-types nextjs nextjs#bundler')
  expect(first).toContain("default-src 'none'")
})

test('what is no page may load nothing at all', async ({ server }) => {
  for (const path of ['/api/health', '/api/missing', '/api/runs/x/events']) {
    const { headers } = await rawRequest(server, { path })
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  }
})

test('errors tell neither a path of the machine nor a stack', async ({ server }) => {
  const answers = await Promise.all([
    rawRequest(server, { path: '/missing' }),
    rawRequest(server, { ...actionCall(server, 'startRun', []), body: '{{{' }),
    rawRequest(server, { method: 'TRACE' }),
    rawRequest(server, { path: '/api/runs/x/events?after=y' }),
  ])
  for (const { text } of answers) {
    expect(text).not.toContain(process.cwd())
    expect(text).not.toMatch(/\bat \S+ \(|node_modules\/next\/dist\/server/)
  }
})
