import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { RunEvent } from '#lib/events/run-event.ts'
import { fold, settled } from '#lib/events/run-view.ts'
import { recordedRun, toolStep } from '../../fixtures/recorded-run.ts'
import vectors from '../../fixtures/vectors/stream.json' with { type: 'json' }
import { type DecodedEvent, decodeEvents } from './decode-events.ts'
import { decodeLines, type StreamLine } from './decode-lines.ts'
import { encodeEvent } from './encode-event.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function* chunked(...chunks: readonly Uint8Array[]) {
  yield* chunks
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

function joined(events: readonly RunEvent[]): Uint8Array {
  return bytes(events.map((event) => new TextDecoder().decode(encodeEvent(event))).join(''))
}

const asDecoded = (events: readonly RunEvent[]): DecodedEvent[] =>
  events.map((event) => ({ event }))

const RUN = recordedRun([toolStep(1), toolStep(2)])

test('vector "cut anywhere": two chunks cut at any byte give the same lines', async () => {
  const { text } = z
    .object({ text: z.string() })
    .parse(vectors.find(({ name }) => name === 'cut anywhere'))
  const whole = bytes(text)
  const expected = text
    .trimEnd()
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line }))
  for (let cut = 0; cut <= whole.length; cut++) {
    const lines = await all(decodeLines(chunked(whole.subarray(0, cut), whole.subarray(cut))))
    expect(lines).toEqual(expected)
  }
})

test('a recorded run cut at every byte decodes to the same events', async () => {
  const whole = joined(RUN)
  for (let cut = 0; cut <= whole.length; cut++) {
    const events = await all(decodeEvents(chunked(whole.subarray(0, cut), whole.subarray(cut))))
    expect(events).toEqual(asDecoded(RUN))
  }
})

test('a recorded run in chunks of one byte decodes to the same events', async () => {
  const single = [...joined(RUN)].map((byte) => Uint8Array.of(byte))
  expect(await all(decodeEvents(chunked(...single)))).toEqual(asDecoded(RUN))
})

test('whatever text a step holds, its event is one line and comes back the same', async () => {
  const property = fc.asyncProperty(
    fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
    fc.jsonValue(),
    async (toolResult, toolArguments) => {
      const step = toolStep(1, {
        toolResult,
        toolArguments: JSON.parse(JSON.stringify(toolArguments)),
      })
      const run = recordedRun([step])
      expect(joined(run).filter((byte) => byte === 0x0a)).toHaveLength(run.length)
      expect(await all(decodeEvents(chunked(joined(run))))).toEqual(asDecoded(run))
    },
  )
  await fc.assert(property)
})

test('vector "last line without a newline": it is decoded at the end of the stream', async () => {
  const whole = joined(RUN)
  expect(await all(decodeEvents(chunked(whole.subarray(0, -1))))).toEqual(asDecoded(RUN))
})

test('vector "a line that is no JSON": its number is told and the rest is read', async () => {
  const [first, ...rest] = RUN
  const stream = [
    joined(RUN.slice(0, 1)),
    bytes('{"v":1,\n[]\n{"v":1,"event":"unknown"}\n'),
    joined(rest),
  ]
  const broken = [{ broken: 2 }, { broken: 3 }, { broken: 4 }]
  expect(await all(decodeEvents(chunked(...stream)))).toEqual([
    { event: first },
    ...broken,
    ...asDecoded(rest),
  ])
})

test('a character cut off by the end of the stream breaks its own line only', async () => {
  const end = bytes('{"漢').subarray(0, -1)
  expect(await all(decodeEvents(chunked(joined(RUN), end)))).toEqual([
    ...asDecoded(RUN),
    { broken: RUN.length + 1 },
  ])
})

test('a byte order mark, blank lines and carriage returns are tolerated', async () => {
  const text = new TextDecoder().decode(joined(RUN)).replaceAll('\n', '\r\n\n \t\n')
  expect(await all(decodeEvents(chunked(bytes(`\uFEFF\n${text}`))))).toEqual(asDecoded(RUN))
})

test('a line beyond the limit is told and not held, and the rest is read', async () => {
  const long = Array.from({ length: 50 }, () => bytes('x'.repeat(10)))
  const lines: StreamLine[] = await all(
    decodeLines(chunked(bytes('a\n'), ...long, bytes('\nb\n'), bytes('x'.repeat(100))), 100),
  )
  expect(lines).toEqual([
    { number: 1, text: 'a' },
    { number: 2, text: null },
    { number: 3, text: 'b' },
    { number: 4, text: 'x'.repeat(100) },
  ])
})

test('vector "no terminal event": the run is shown as interrupted, not completed', async () => {
  const decoded = await all(decodeEvents(chunked(joined(RUN.slice(0, -1)))))
  const events = decoded.flatMap((item) => ('event' in item ? [item.event] : []))
  expect(settled(fold(events)).status).toBe('interrupted')
  expect(settled(fold(RUN)).status).toBe('completed')
})

test('content far deeper than any stack is carried without being walked', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const line = new TextDecoder().decode(joined(recordedRun([toolStep(1, { toolResult: '@' })])))
  const decoded = await all(decodeEvents(chunked(bytes(line.replace('"@"', deep)))))
  expect(decoded.filter((item) => 'event' in item)).toHaveLength(4)
})
