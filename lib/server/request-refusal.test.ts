import { describe, expect, test } from 'vitest'
import { MAX_BODY_BYTES, requestRefusal } from './request-refusal.ts'
import { servedAddresses } from './served-addresses.ts'

const served = servedAddresses({
  host: '127.0.0.1',
  port: 3000,
  origins: ['https://vitrine.example', 'http://console.example:8080'],
})

type Headers = Readonly<Record<string, string>>

function statusOf(headers: Headers, { method = 'GET', path = '/playground' } = {}): number {
  const header = (name: string) => headers[name] ?? null
  return requestRefusal({ method, path, header }, served)?.status ?? 200
}

describe('Host', () => {
  test.each([
    '127.0.0.1:3000',
    'localhost:3000',
    'LOCALHOST:3000',
    '[::1]:3000',
    'vitrine.example',
    'console.example:8080',
  ])('%s is served', (host) => expect(statusOf({ host })).toBe(200))

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost',
    'localhost:3001',
    '127.0.0.1',
    '127.0.0.1.evil.example:3000',
    'localhost:3000.evil.example',
    'console.example',
    '0.0.0.0:3000',
    '',
  ])('%s is misdirected, however the request is made', (host) => {
    expect(statusOf({ host })).toBe(421)
    expect(statusOf({ host, 'sec-fetch-site': 'same-origin' }, { method: 'POST' })).toBe(421)
  })

  test('a request without one is misdirected', () => expect(statusOf({})).toBe(421))

  test('port 80 is served with and without the port', () => {
    const plain = servedAddresses({ host: '127.0.0.1', port: 80, origins: [] })
    for (const host of ['localhost', 'localhost:80']) {
      const header = (name: string) => (name === 'host' ? host : null)
      expect(requestRefusal({ method: 'GET', path: '/', header }, plain)).toBeNull()
    }
  })
})

describe('Origin', () => {
  const host = 'localhost:3000'

  test.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['vitrine.example', 'https://vitrine.example'],
    ['vitrine.example:443', 'https://vitrine.example'],
    ['console.example:8080', 'http://console.example:8080'],
  ])('at %s the page of %s may post', (at, origin) => {
    expect(statusOf({ host: at, origin }, { method: 'POST' })).toBe(200)
  })

  test.each([
    'http://evil.example',
    'http://localhost:8080',
    'http://127.0.0.1:3000',
    'https://localhost:3000',
    'https://vitrine.example',
    'null',
    '',
    'http://localhost:3000.evil.example',
  ])('at localhost:3000 a page of %s may neither post nor read', (origin) => {
    expect(statusOf({ host, origin }, { method: 'POST' })).toBe(403)
    expect(statusOf({ host, origin }, { path: '/api/runs/1/events' })).toBe(403)
  })
})

describe('Sec-Fetch-Site', () => {
  const host = '127.0.0.1:3000'
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

  test.each(['cross-site', 'same-site'])('a %s post is refused even without an Origin', (site) => {
    expect(statusOf({ host, 'sec-fetch-site': site }, { method: 'POST' })).toBe(403)
    expect(statusOf({ host, 'sec-fetch-site': site, ...navigation }, { method: 'POST' })).toBe(403)
  })

  test('a link from elsewhere opens a page, and only a page', () => {
    const link = { host, 'sec-fetch-site': 'cross-site', ...navigation }
    expect(statusOf(link)).toBe(200)
    expect(statusOf(link, { path: '/api/runs/1/events' })).toBe(403)
  })

  test.each(['iframe', 'script', 'image', 'embed', 'object', 'empty'])(
    'a page of another site may not load anything as %s',
    (dest) => {
      const load = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
      expect(statusOf({ ...load, 'sec-fetch-dest': dest })).toBe(403)
      expect(statusOf({ ...load, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': dest })).toBe(403)
    },
  )

  test.each(['same-origin', 'none'])('%s passes', (site) => {
    expect(statusOf({ host, 'sec-fetch-site': site })).toBe(200)
  })
})

test('a body over the limit is refused by its length', () => {
  const post = { method: 'POST' }
  const host = 'localhost:3000'
  expect(statusOf({ host, 'content-length': String(MAX_BODY_BYTES) }, post)).toBe(200)
  expect(statusOf({ host, 'content-length': String(MAX_BODY_BYTES + 1) }, post)).toBe(413)
})

test('Next takes bodies of the same size, so that none is cut between the two', async () => {
  const path = new URL('../../next.config.mjs', import.meta.url).href
  const { default: config } = await import(path)
  expect(config.experimental.proxyClientMaxBodySize).toBe(MAX_BODY_BYTES)
  expect(config.experimental.serverActions.bodySizeLimit).toBe(MAX_BODY_BYTES)
})

test('a service may send an administrator back after a sign-in, and to no other route', () => {
  const back = {
    host: '127.0.0.1:3000',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  expect(statusOf(back, { path: '/api/sources/wiki/oauth/callback' })).toBe(200)
  for (const path of [
    '/api/sources/wiki/oauth/start',
    '/api/sources/wiki/oauth/callback/x',
    '/api/sources/../oauth/callback',
    '/api/runs/1/events',
  ]) {
    expect(statusOf(back, { path })).toBe(403)
  }
  expect(statusOf(back, { path: '/api/sources/wiki/oauth/callback', method: 'POST' })).toBe(403)
})
