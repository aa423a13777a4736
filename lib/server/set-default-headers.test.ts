import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { CLOSED_POLICY, SECURITY_HEADERS } from './security-headers.ts'
import { setDefaultHeaders } from './set-default-headers.ts'

test('an answer that sets no header has the security headers; one that does replaces them', async () => {
  setDefaultHeaders()
  const server = createServer((request, response) => {
    if (request.url === '/page') response.setHeader('content-security-policy', 'of the page')
    response.writeHead(request.url === '/page' ? 200 : 500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const failed = await fetch(`http://127.0.0.1:${port}/other`)
  const page = await fetch(`http://127.0.0.1:${port}/page`)
  server.close()
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(failed.headers.get(name)).toBe(value)
    expect(page.headers.get(name)).toBe(value)
  }
  expect(failed.headers.get('content-security-policy')).toBe(CLOSED_POLICY)
  expect(page.headers.get('content-security-policy')).toBe('of the page')
})
