import { expect, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'
import { MESSAGE_LIMITS } from './message-limits.ts'

type Told = { readonly faults: unknown[]; readonly ends: unknown[] }

function answering(body: BodyInit, type: string): { fetch: typeof fetch; told: Told } {
  const told: Told = { faults: [], ends: [] }
  const bounded = boundedFetch(
    {
      encode: (message) => message.replace('"HELD"', '{"n":1.10}'),
      onFault: (kind, id) => told.faults.push([kind, id]),
      onEnd: (id, canResume) => told.ends.push([id, canResume]),
    },
    async () => new Response(body, { headers: { 'content-type': type } }),
  )
  return { fetch: bounded as typeof fetch, told }
}

const post = { method: 'POST', body: '{"method":"tools/call","params":{},"jsonrpc":"2.0","id":5}' }

const BODIES = [
  ['too_large', 'x'.repeat(MESSAGE_LIMITS.maxBytes + 1)],
  ['too_deep', '['.repeat(MESSAGE_LIMITS.maxDepth + 1)],
] as const

test.each(BODIES)(
  'a body that is %s is cut off, and the request that it answers is told',
  async (kind, body) => {
    const { fetch, told } = answering(body, 'application/json')
    const response = await fetch('http://x/', post)
    await expect(response.text()).rejects.toThrow()
    expect(told.faults).toEqual([[kind, 5]])
  },
)

test.each(BODIES)(
  'one event that is %s is cut off, however many were before',
  async (kind, body) => {
    const { fetch, told } = answering(
      `data: {"a":[[1]]}\n\n${`data: ${body}\n\n`}`,
      'text/event-stream',
    )
    const response = await fetch('http://x/', post)
    await expect(response.text()).rejects.toThrow()
    expect(told.faults).toEqual([[kind, 5]])
  },
)

test('a stream may be longer than a message, as each event counts for itself', async () => {
  const event = `id: 1\r\ndata: ${'x'.repeat(1_000_000)}\r\n\r\n`
  const { fetch, told } = answering(event.repeat(20), 'text/event-stream')
  const response = await fetch('http://x/', post)
  expect((await response.text()).length).toBe(event.length * 20)
  expect(told).toEqual({ faults: [], ends: [[5, true]] })
})

test.each([': "', 'event: "', ': "\r'])(
  'a quote in a line beside the data (%j) hides no nesting after it',
  async (line) => {
    const deep = '['.repeat(MESSAGE_LIMITS.maxDepth + 1)
    const { fetch, told } = answering(`${line}\ndata: ${deep}\n\n`, 'text/event-stream')
    await expect((await fetch('http://x/', post)).text()).rejects.toThrow()
    expect(told.faults).toEqual([['too_deep', 5]])
  },
)
