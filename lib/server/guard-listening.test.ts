import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { guardListening } from './guard-listening.ts'

const servers: Server[] = []

async function listening(host: string): Promise<void> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('a server that listens on every address already is refused', async () => {
  await listening('0.0.0.0')
  const refuse = vi.fn()
  guardListening(refuse)
  expect(refuse).toHaveBeenCalledWith('0.0.0.0')
})

test('a server that listens on every address later is refused, one on loopback is not', async () => {
  const refuse = vi.fn()
  guardListening(refuse)
  await listening('127.0.0.1')
  expect(refuse).not.toHaveBeenCalled()
  await listening('0.0.0.0')
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledWith('0.0.0.0'))
})
