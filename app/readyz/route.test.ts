import { expect, test, vi } from 'vitest'
import { readiness } from '#lib/server/readiness.ts'
import { GET } from './route.ts'

const isReady = vi.hoisted(() => vi.fn())
vi.mock('#lib/server/the-console.ts', () => ({ theConsole: async () => ({ readiness: isReady }) }))

test('readiness is told by the status, and sources are counted', async () => {
  isReady.mockResolvedValueOnce(readiness(true, ['ready', 'ready', 'failed']))
  const ready = await GET()
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({
    status: 'ready',
    sources: { ready: 2, failed: 1, waiting: 0 },
  })
  isReady.mockResolvedValueOnce(readiness(false, []))
  const waiting = await GET()
  expect(waiting.status).toBe(503)
  expect(await waiting.json()).toMatchObject({ database: 'not_writable' })
})
