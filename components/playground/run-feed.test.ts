import { beforeEach, expect, test } from 'vitest'
import type { RunEvent } from '#lib/events/run-event.ts'
import { encodeEvent } from '#lib/stream/encode-event.ts'
import type { Attachment } from '#lib/stream/follow-run.ts'
import { FakeClock } from '../../fixtures/fake-clock.ts'
import { recordedRun, toolStep } from '../../fixtures/recorded-run.ts'
import { forgetLiveCopies, keepLive } from './live-copies.ts'
import { RunFeed } from './run-feed.ts'

const RUN = recordedRun([toolStep(1), toolStep(2), toolStep(3)])

beforeEach(forgetLiveCopies)

/** A feed whose frames are painted by hand, at a server that gives `RUN` after the seq asked for. */
function feedAt(answer: (after: number) => Attachment | null) {
  const clock = new FakeClock()
  const asked: number[] = []
  const frames: (() => void)[] = []
  const feed = new RunFeed({
    clock,
    schedule: (task) => frames.push(task),
    async open(_, after) {
      asked.push(after)
      return answer(after)
    },
  })
  return { feed, clock, asked, frames }
}

function attachment(events: readonly RunEvent[], given: Partial<Attachment> = {}): Attachment {
  return { source: 'live', mayHaveGaps: false, chunks: bytes(events), ...given }
}

async function* bytes(events: readonly RunEvent[]): AsyncGenerator<Uint8Array> {
  for (const event of events) yield encodeEvent(event)
}

function stream(events: readonly RunEvent[]): ReadableStream<Uint8Array> {
  const chunks = bytes(events)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

const after = (seq: number) => RUN.filter((event) => event.seq > seq)

test('a run that is started is followed to its end', async () => {
  const { feed, asked } = feedAt(() => null)
  await feed.start(async () => stream(RUN))
  const { phase, runId, view, origin, problem } = feed.getState()
  expect({ phase, runId, origin, problem, status: view.status, steps: view.steps.length }).toEqual({
    phase: 'over',
    runId: 'run-1',
    origin: 'live',
    problem: null,
    status: 'completed',
    steps: 3,
  })
  expect(asked).toEqual([])
})

test('a stream that breaks is read on after the last event that arrived', async () => {
  const { feed, clock, asked } = feedAt((seq) => attachment(after(seq)))
  const started = feed.start(async () => stream(RUN.slice(0, 3)))
  while (feed.getState().phase !== 'over') await clock.toNextAlarm()
  await started
  expect(asked).toEqual([2])
  expect(feed.getState().view.steps.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('a refusal is told and leaves no run', async () => {
  const { feed } = feedAt(() => null)
  await feed.start(async () => ({ problem: 'No.' }))
  expect(feed.getState()).toMatchObject({ phase: 'idle', runId: null, problem: 'No.' })
})

test('a server that cannot be reached is told in a sentence', async () => {
  const { feed } = feedAt(() => null)
  await feed.start(async () => await Promise.reject(new TypeError('fetch failed')))
  expect(feed.getState().problem).toMatch(/cannot be reached.*try again/)
})

test('a run that is not known is told, and shown as interrupted', async () => {
  const { feed } = feedAt(() => null)
  await feed.attach('gone')
  const { phase, view, problem } = feed.getState()
  expect({ phase, status: view.status }).toEqual({ phase: 'over', status: 'interrupted' })
  expect(problem).toContain('does not know this run')
})

test('events from the audit are told as such and are not held as a live copy', async () => {
  const { feed, asked } = feedAt((seq) =>
    attachment(after(seq), { source: 'audit', mayHaveGaps: true }),
  )
  await feed.attach('run-1')
  expect(feed.getState().origin).toBe('audit')
  await feed.attach('run-1')
  expect(asked).toEqual([-1, -1])
})

test('a run that this tab holds to its end is shown without asking the server', async () => {
  for (const event of RUN) keepLive(event)
  const { feed, asked } = feedAt(() => null)
  await feed.attach('run-1')
  expect(feed.getState()).toMatchObject({ phase: 'over', origin: 'live' })
  expect(asked).toEqual([])
})

test('a run that this tab holds in part is read on from there', async () => {
  for (const event of RUN.slice(0, 4)) keepLive(event)
  const { feed, asked } = feedAt((seq) => attachment(after(seq)))
  await feed.attach('run-1')
  expect(asked).toEqual([3])
  expect(feed.getState().view.status).toBe('completed')
})

test('a flood of events is folded once a frame', async () => {
  const flood = recordedRun(Array.from({ length: 200 }, (_, index) => toolStep(index + 1)))
  const { feed, frames, clock } = feedAt(() => null)
  let told = 0
  feed.subscribe(() => {
    told++
  })
  const started = feed.start(async () => stream(flood.slice(0, -1)))
  await clock.advance(0)
  expect(frames.length).toBe(1)
  expect(told).toBeLessThan(5)
  frames[0]?.()
  expect(feed.getState().view.steps).toHaveLength(200)
  feed.clear()
  await clock.advance(60_000)
  await started
})

test('a run that is let go of changes nothing any more', async () => {
  const { feed, clock } = feedAt((seq) => attachment(after(seq)))
  const started = feed.start(async () => stream(RUN.slice(0, 2)))
  feed.clear()
  await clock.advance(60_000)
  await started
  expect(feed.getState()).toMatchObject({ phase: 'idle', runId: null })
})

test('what the controls see is one object while only steps come', async () => {
  const { feed, frames, clock } = feedAt(() => null)
  const line = new TransformStream<Uint8Array, Uint8Array>()
  const writer = line.writable.getWriter()
  const arrive = async (events: readonly RunEvent[]) => {
    for await (const chunk of bytes(events)) await writer.write(chunk)
    await clock.advance(0)
    frames.shift()?.()
  }
  const started = feed.start(async () => line.readable)
  await arrive(RUN.slice(0, 3))
  const underWay = feed.getGlance()
  expect(underWay).toMatchObject({ phase: 'following', runId: 'run-1', status: 'running' })
  await arrive(RUN.slice(3, 5))
  expect(feed.getState().view.steps).toHaveLength(2)
  expect(feed.getGlance()).toBe(underWay)
  await arrive(RUN.slice(5))
  await started
  expect(feed.getGlance()).toMatchObject({ phase: 'over', status: 'completed' })
})
