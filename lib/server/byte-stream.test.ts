import { expect, test } from 'vitest'
import type { RunEvent } from '#lib/events/run-event.ts'
import { RunLog } from '#lib/stream/run-log.ts'
import { byteStream } from './byte-stream.ts'

const at = '2026-01-01T00:00:00.000Z'

function beat(seq: number): RunEvent {
  return { v: 1, seq, runId: 'r', event: 'beat' }
}

function end(seq: number): RunEvent {
  return { v: 1, seq, runId: 'r', event: 'error', at, code: 'c', message: 'm' }
}

async function text(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  return await new Response(stream).text()
}

function filled(count: number): RunLog {
  const log = new RunLog()
  for (let seq = 0; seq < count; seq++) log.append(beat(seq))
  log.append(end(count))
  return log
}

test('two readers get the same bytes, and the log keeps its own', async () => {
  const log = filled(3)
  const first = await text(byteStream((signal) => log.read(-1, { signal })))
  const second = await text(byteStream((signal) => log.read(-1, { signal })))
  expect(first).toBe(second)
  expect(first.trimEnd().split('\n')).toHaveLength(4)
})

test('a reader with its own buffer gets the same bytes and an end', async () => {
  const log = filled(2)
  const reader = byteStream((signal) => log.read(-1, { signal })).getReader({ mode: 'byob' })
  let got = ''
  for (;;) {
    const { done, value } = await reader.read(new Uint8Array(7))
    got += new TextDecoder().decode(value)
    if (done) break
  }
  expect(got).toBe(await text(byteStream((signal) => log.read(-1, { signal }))))
})

test('a stream that nobody reads asks for one line and no more', async () => {
  let asked = 0
  byteStream(async function* () {
    for (;;) {
      asked++
      yield new Uint8Array(1_000_000)
    }
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toBeLessThanOrEqual(1)
})

test('past its bytes the stream ends between two lines', async () => {
  const log = filled(10)
  const lineBytes = (await text(byteStream(() => log.read(-1)))).indexOf('\n') + 1
  const cut = await text(byteStream(() => log.read(-1), 3 * lineBytes))
  expect(cut.endsWith('\n')).toBe(true)
  expect(cut.trimEnd().split('\n')).toHaveLength(3)
})

test('a reader that lets go while nothing happens releases the log at once', async () => {
  const log = new RunLog()
  let released: AbortSignal | undefined
  const stream = byteStream((signal) => {
    released = signal
    return log.read(-1, { signal })
  })
  const reader = stream.getReader()
  const pending = reader.read()
  await reader.cancel()
  expect((await pending).done).toBe(true)
  expect(released?.aborted).toBe(true)
})
