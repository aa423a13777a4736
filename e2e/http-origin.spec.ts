import { expect } from '@playwright/test'
import { test } from './http-test.ts'
import { actionCall, type RawRequest, rawRequest } from './raw-http.ts'

function port(server: string): string {
  return new URL(server).port
}

async function statusOf(server: string, asked: RawRequest): Promise<number> {
  return (await rawRequest(server, asked)).status
}

const PATHS = ['/playground', '/runs', '/api/health', '/api/runs/x/events', '/icon.svg', '/%']

test('the names of loopback at the port in use are served', async ({ server }) => {
  for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
    const host = `${name}:${port(server)}`
    expect(await statusOf(server, { path: '/api/health', headers: { host } })).toBe(200)
  }
})

test('a name that somebody else points at us (DNS rebinding) is refused on every kind of path', async ({
  server,
}) => {
  const hosts = ['evil.example', `evil.example:${port(server)}`, '127.0.0.1', 'localhost:1']
  for (const host of hosts) {
    for (const path of PATHS) {
      expect(await statusOf(server, { path, headers: { host } }), `${host} ${path}`).toBe(421)
    }
    const action = actionCall(server, 'cancelRun', ['x'], { host })
    expect(await statusOf(server, action), `${host} action`).toBe(421)
  }
})

test('headers that proxies add do not open what Host closed', async ({ server }) => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': `127.0.0.1:${port(server)}`,
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
  }
  expect(await statusOf(server, { path: '/playground', headers })).toBe(421)
})

test('an action takes a call of our own page, and of nobody else', async ({ server }) => {
  const call = (given: Record<string, string>) => actionCall(server, 'cancelRun', ['x'], given)
  expect(await statusOf(server, call({}))).toBe(200)
  const foreign: readonly Record<string, string>[] = [
    { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
    { origin: `http://localhost:${port(server)}` },
  ]
  for (const given of foreign) expect(await statusOf(server, call(given))).toBe(403)
})

test('a post of another site is refused though it names no Origin', async ({ server }) => {
  for (const site of ['cross-site', 'same-site']) {
    const { origin: _, ...headers } = actionCall(server, 'cancelRun', ['x']).headers ?? {}
    const asked = { ...actionCall(server, 'cancelRun', ['x']), headers }
    const foreign = { ...asked, headers: { ...headers, 'sec-fetch-site': site } }
    expect(await statusOf(server, foreign)).toBe(403)
  }
})

test('a link from another site opens a page; nothing else may load from there', async ({
  server,
}) => {
  const from = (dest: string, path = '/playground') => ({
    path,
    headers: {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': dest,
    },
  })
  expect(await statusOf(server, from('document'))).toBe(200)
  expect(await statusOf(server, from('iframe'))).toBe(403)
  expect(await statusOf(server, from('document', '/api/runs/x/events'))).toBe(403)
  expect(await statusOf(server, from('script', '/icon.svg'))).toBe(403)
})

test('a text over the limit is refused in words, whether by its body or by its length', async ({
  server,
}) => {
  const tooLong = [{ mode: 'inspect', format: 'text', text: 'a'.repeat(8_000_001) }]
  const refused = await rawRequest(server, actionCall(server, 'startRun', tooLong))
  expect(refused.text).toContain('at most 8 MB')
  const body = 'a'.repeat(51 * 1024 * 1024)
  const announced = await rawRequest(server, { method: 'POST', path: '/playground', body })
  expect([announced.status, announced.text]).toEqual([413, expect.stringContaining('8 MB')])
})
