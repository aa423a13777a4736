import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RunEvent } from '#lib/events/run-event.ts'
import { FakeClock } from '../../fixtures/fake-clock.ts'
import { recordedRun, toolStep } from '../../fixtures/recorded-run.ts'
import { encodeEvent } from './encode-event.ts'
import {
  type Attachment,
  type FollowNews,
  type FollowOptions,
  followRun,
  MAX_FRUITLESS_ATTEMPTS,
} from './follow-run.ts'
import { MAX_SILENCE_MS } from './silence-watch.ts'

const RUN = recordedRun(Array.from({ length: 6 }, (_, index) => toolStep(index + 1)))
const SEQS = RUN.map(({ seq }) => seq)

/** What goes wrong with one attachment. */
type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'cut'; readonly atByte: number; readonly how: 'end' | 'throw' | 'hang' }
  | { readonly kind: 'gap'; readonly index: number }
  | { readonly kind: 'repeat'; readonly events: number }
  | { readonly kind: 'garbage'; readonly index: number }

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constant({ kind: 'refused' } as const),
  fc.record({
    kind: fc.constant('cut' as const),
    atByte: fc.nat(4000),
    how: fc.constantFrom('end' as const, 'throw' as const, 'hang' as const),
  }),
  fc.record({ kind: fc.constant('gap' as const), index: fc.nat(12) }),
  fc.record({ kind: fc.constant('repeat' as const), events: fc.nat(12) }),
  fc.record({ kind: fc.constant('garbage' as const), index: fc.nat(12) }),
)

/** A server that goes wrong as planned, one fault an attachment, and serves honestly after them. */
class FaultyServer {
  readonly attachedAfter: number[] = []
  readonly #faults: readonly Fault[]
  readonly #given: Partial<Attachment>

  constructor(faults: readonly Fault[], given: Partial<Attachment> = {}) {
    this.#faults = faults
    this.#given = given
  }

  readonly open: FollowOptions['open'] = async (after) => {
    const current = this.#faults[this.attachedAfter.length] ?? { kind: 'none' }
    this.attachedAfter.push(after)
    if (current.kind === 'refused') throw new Error('no connection')
    const chunks = cutChunks(linesOf(current, after), current)
    return { source: 'live', mayHaveGaps: false, chunks, ...this.#given }
  }
}

function linesOf(current: Fault, after: number): Uint8Array[] {
  const from = current.kind === 'repeat' ? after - current.events : after
  const lines = RUN.filter(({ seq }) => seq > from).map(encodeEvent)
  if (current.kind === 'gap') lines.splice(current.index, 1)
  if (current.kind === 'garbage') lines.splice(current.index, 0, new TextEncoder().encode('{"v"\n'))
  return lines
}

async function* cutChunks(lines: readonly Uint8Array[], current: Fault) {
  let left = current.kind === 'cut' ? current.atByte : Number.POSITIVE_INFINITY
  for (const line of lines) {
    yield line.subarray(0, left)
    left -= line.length
    if (left > 0) continue
    if (current.kind === 'cut' && current.how === 'throw') throw new Error('connection reset')
    if (current.kind === 'cut' && current.how === 'hang') await new Promise(() => undefined)
    return
  }
}

async function followed(
  open: FollowOptions['open'],
  given: Partial<FollowOptions> = {},
): Promise<{ readonly news: readonly FollowNews[]; readonly clock: FakeClock }> {
  const clock = new FakeClock()
  const news: FollowNews[] = []
  let isOver = false
  const signal = new AbortController().signal
  const reading = (async () => {
    for await (const item of followRun({ open, clock, signal, ...given })) news.push(item)
    isOver = true
  })()
  await clock.advance(0)
  while (!isOver && (await clock.toNextAlarm()));
  await reading
  expect(clock.alarms).toBe(0)
  return { news, clock }
}

const seqsOf = (news: readonly FollowNews[]) =>
  news.flatMap((item) => (item.kind === 'event' ? [item.event.seq] : []))

test('every event comes once and in order, whatever breaks on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: MAX_FRUITLESS_ATTEMPTS - 1 }), async (faults) => {
      const { news } = await followed(new FaultyServer(faults).open)
      expect(seqsOf(news)).toEqual(SEQS)
      expect(news.at(-1)).toMatchObject({ kind: 'event', event: { event: 'done' } })
    }),
    { numRuns: 300 },
  )
})

test('vector "gap in seq": the reader attaches again from the last seq it holds', async () => {
  const server = new FaultyServer([{ kind: 'gap', index: 4 }])
  const { news } = await followed(server.open)
  expect(server.attachedAfter).toEqual([-1, 3])
  expect(seqsOf(news)).toEqual(SEQS)
})

test('a gap is no loss where the server says that there may be some', async () => {
  const server = new FaultyServer([{ kind: 'gap', index: 4 }], {
    mayHaveGaps: true,
    source: 'audit',
  })
  const { news } = await followed(server.open)
  expect(server.attachedAfter).toEqual([-1])
  expect(news[0]).toEqual({ kind: 'attached', source: 'audit' })
  expect(seqsOf(news)).toEqual(SEQS.filter((seq) => seq !== 4))
})

test('following begins after the events that are held already', async () => {
  const { news } = await followed(new FaultyServer([]).open, { after: 5 })
  expect(seqsOf(news)).toEqual(SEQS.filter((seq) => seq > 5))
})

test('a server that brings nothing new is given up after a bounded number of attempts', async () => {
  const refused = Array.from({ length: 100 }, (): Fault => ({ kind: 'refused' }))
  const server = new FaultyServer(refused)
  const { news } = await followed(server.open)
  expect(server.attachedAfter).toHaveLength(MAX_FRUITLESS_ATTEMPTS)
  expect(news.at(-1)).toEqual({ kind: 'interrupted', reason: 'unreachable' })
  const waits = news.flatMap((item) => (item.kind === 'detached' ? [item.retryInMs] : []))
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000)
})

test('a stream that is cut again and again but brings something new is never given up', async () => {
  const { news } = await followed(async (after) => ({
    source: 'live',
    mayHaveGaps: false,
    chunks: cutChunks(linesOf({ kind: 'none' }, after).slice(0, 1), { kind: 'none' }),
  }))
  expect(SEQS.length).toBeGreaterThan(MAX_FRUITLESS_ATTEMPTS)
  expect(seqsOf(news)).toEqual(SEQS)
})

test('a broken line is told, and the rest of the stream is read without attaching again', async () => {
  const server = new FaultyServer([{ kind: 'garbage', index: 2 }])
  const { news } = await followed(server.open)
  expect(news).toContainEqual({ kind: 'broken', line: 3 })
  expect(seqsOf(news)).toEqual(SEQS)
  expect(server.attachedAfter).toEqual([-1])
})

test('a run that the server does not know is interrupted at once', async () => {
  const { news } = await followed(async () => null)
  expect(news).toEqual([{ kind: 'interrupted', reason: 'unknown_run' }])
})

test('a stream without its terminal event, again and again, is never shown as completed', async () => {
  const partial = RUN.slice(0, -1).map(encodeEvent)
  const open: FollowOptions['open'] = async () => ({
    source: 'live',
    mayHaveGaps: false,
    chunks: cutChunks(partial, { kind: 'none' }),
  })
  const { news } = await followed(open)
  expect(seqsOf(news)).toEqual(SEQS.slice(0, -1))
  expect(news.at(-1)).toEqual({ kind: 'interrupted', reason: 'unreachable' })
})

test('a stream that falls silent is let go of after two beats and a half', async () => {
  const server = new FaultyServer([{ kind: 'cut', atByte: 700, how: 'hang' }])
  const { news, clock } = await followed(server.open)
  expect(seqsOf(news)).toEqual(SEQS)
  expect(clock.monotonic()).toBeGreaterThanOrEqual(MAX_SILENCE_MS)
  expect(clock.monotonic()).toBeLessThan(2 * MAX_SILENCE_MS)
})

test('a follower that is let go ends without a word and tells the server', async () => {
  const controller = new AbortController()
  let opened: AbortSignal | undefined
  const open: FollowOptions['open'] = async (after, signal) => {
    opened = signal
    setTimeout(() => controller.abort(), 5)
    const chunks = cutChunks(linesOf({ kind: 'none' }, after), {
      kind: 'cut',
      atByte: 1,
      how: 'hang',
    })
    return { source: 'live', mayHaveGaps: false, chunks }
  }
  const news: FollowNews[] = []
  for await (const item of followRun({ open, clock: new FakeClock(), signal: controller.signal })) {
    news.push(item)
  }
  expect(news).toEqual([{ kind: 'attached', source: 'live' }])
  expect(opened?.aborted).toBe(true)
})

test('an event of the terminal kind ends the following though the stream goes on', async () => {
  const extra: RunEvent = { v: 1, seq: RUN.length, runId: 'run-1', event: 'beat' }
  const lines = [...RUN, extra].map(encodeEvent)
  const { news } = await followed(async () => ({
    source: 'live',
    mayHaveGaps: false,
    chunks: cutChunks(lines, { kind: 'none' }),
  }))
  expect(seqsOf(news)).toEqual(SEQS)
})
