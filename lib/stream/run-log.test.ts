import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { RunEvent } from '#lib/events/run-event.ts'
import { recordedRun, toolStep } from '../../fixtures/recorded-run.ts'
import { encodeEvent } from './encode-event.ts'
import { RunLog } from './run-log.ts'

const RUN = recordedRun([toolStep(1), toolStep(2), toolStep(3)])

function seqOf(line: Uint8Array): number {
  return JSON.parse(new TextDecoder().decode(line)).seq
}

async function readAll(lines: AsyncIterable<Uint8Array>): Promise<number[]> {
  const seqs: number[] = []
  for await (const line of lines) seqs.push(seqOf(line))
  return seqs
}

function filled(events: readonly RunEvent[], maxBytes?: number): RunLog {
  const log = new RunLog(maxBytes)
  for (const event of events) log.append(event)
  return log
}

function progress(seq: number): RunEvent {
  return { v: 1, seq, runId: 'run-1', event: 'progress', callId: 'call-1', done: seq }
}

test('vector "re-attach": events after seq n are exactly those with a seq above n', async () => {
  const log = filled(RUN)
  const seqs = RUN.map(({ seq }) => seq)
  for (let after = -1; after <= RUN.length; after++) {
    expect(await readAll(log.read(after))).toEqual(seqs.filter((seq) => seq > after))
  }
})

test('readers at any place get every event once while the run goes on', async () => {
  const log = new RunLog()
  const readers = [-1, 0, 3].map(async (after) => readAll(log.read(after)))
  for (const event of RUN) {
    log.append(event)
    if (event.seq % 2 === 0) await new Promise(setImmediate)
  }
  const seqs = RUN.map(({ seq }) => seq)
  expect(await Promise.all(readers)).toEqual([seqs, seqs.slice(1), seqs.slice(4)])
})

test('a reader shares the lines of the log and copies none', async () => {
  const log = filled(RUN)
  const [one, two] = await Promise.all([log.read(-1).next(), log.read(-1).next()])
  expect(one.value).toBe(two.value)
})

test('a reader that does not read while too many events come is ended without a terminal event', async () => {
  const log = filled(RUN.slice(0, 2))
  const reader = log.read(-1, { maxLag: 10 })
  expect(seqOf((await reader.next()).value ?? new Uint8Array())).toBe(0)
  for (let seq = 2; seq < 13; seq++) log.append(progress(seq))
  expect((await reader.next()).done).toBe(true)
  const again = log.read(0, { maxLag: 10 })
  expect(seqOf((await again.next()).value ?? new Uint8Array())).toBe(1)
})

test('a reader that attaches late is not slow: it gets a long run whole', async () => {
  const events = Array.from({ length: 5000 }, (_, seq) => progress(seq))
  const log = filled([...events, { ...RUN.at(-1), seq: 5000 } as RunEvent])
  expect(await readAll(log.read(-1, { maxLag: 10 }))).toHaveLength(5001)
})

test('a waiting reader is let go by its signal, whether or not an event comes', async () => {
  const log = filled(RUN.slice(0, 1))
  const controller = new AbortController()
  const seqs = readAll(log.read(-1, { signal: controller.signal }))
  await new Promise(setImmediate)
  controller.abort()
  expect(await seqs).toEqual([0])
})

test('a reader that waits again and again leaves no listener on its signal', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  const log = new RunLog()
  const seqs = readAll(log.read(-1, { signal }))
  for (const event of RUN) {
    await new Promise(setImmediate)
    log.append(event)
  }
  await seqs
  expect(added).toHaveBeenCalledTimes(RUN.length)
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

test('nothing is added after the terminal event', () => {
  const log = filled(RUN)
  log.append(progress(99))
  expect(log.lastSeq).toBe(RUN.length - 1)
  expect(log.hasEnded).toBe(true)
})

test('over its limit the log drops the oldest passing events, says so, and keeps every step', async () => {
  const steps = recordedRun([toolStep(1), toolStep(2)])
  const [header, , first, , second, done] = steps
  const flood = (from: number) => Array.from({ length: 500 }, (_, n) => progress(from + n))
  const events = [header, first, ...flood(10), second, ...flood(1000), done].filter((e) => !!e)
  const numbered = events.map((event, seq) => ({ ...event, seq }))
  const log = filled(numbered, 20_000)
  expect(log.bytes).toBeLessThanOrEqual(20_000)
  expect(log.hasGaps).toBe(true)
  const seqs = await readAll(log.read(-1))
  for (const event of numbered) {
    if (event.event !== 'progress') expect(seqs).toContain(event.seq)
  }
  expect(seqs).toContain(numbered.length - 2)
})

test('a reader whose next event was dropped is told to attach again', async () => {
  const [header, , step] = RUN
  if (!header || !step) throw new Error('no run')
  const log = filled([header, progress(1)], 2000)
  const reader = log.read(-1)
  await reader.next()
  for (let seq = 2; seq < 40; seq++) log.append(progress(seq))
  expect(log.hasGaps).toBe(true)
  expect((await reader.next()).done).toBe(true)
  expect((await log.read(0).next()).done).toBe(false)
})

test('the log counts the bytes that it holds', () => {
  const property = fc.property(
    fc.nat({ max: 60 }),
    fc.integer({ min: 300, max: 4000 }),
    (n, max) => {
      const events = Array.from({ length: n }, (_, seq) => progress(seq))
      const log = filled(events, max)
      const newest = events.at(-1)
      expect(log.lastSeq).toBe(newest?.seq ?? -1)
      expect(log.bytes).toBeLessThanOrEqual(max)
      expect(log.bytes).toBeGreaterThanOrEqual(newest ? encodeEvent(newest).length : 0)
    },
  )
  return fc.assert(property)
})

test('steps that alone are over the limit stay, and leave passing events their share', async () => {
  const steps = recordedRun(Array.from({ length: 40 }, (_, index) => toolStep(index + 1)))
  const log = filled(steps.slice(0, -1), 8000)
  for (let n = 0; n < 200; n++) log.append(progress(steps.length - 1 + n))
  const seqs = await readAll(take(log.read(-1), log))
  for (const event of steps.slice(0, -1)) {
    if (event.event !== 'progress') expect(seqs).toContain(event.seq)
  }
  const passing = seqs.filter((seq) => seq >= steps.length - 1)
  expect(passing.length).toBeGreaterThan(0)
  expect(passing.length).toBeLessThan(10)
})

/** Reads until the newest event. */
async function* take(lines: AsyncGenerator<Uint8Array, void>, log: RunLog) {
  for await (const line of lines) {
    yield line
    if (seqOf(line) === log.lastSeq) return
  }
}
