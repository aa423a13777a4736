import { expect, test } from 'vitest'
import { FakeClock } from '#fixtures/fake-clock.ts'
import { RunLog } from '#lib/stream/run-log.ts'
import { LiveRuns, MAX_RUNNING } from './live-runs.ts'
import { RunQuestions } from './run-questions.ts'

const LIMITS = { liveRuns: 50, liveBytes: 1_000_000, liveAgeMs: 60_000 }

const at = '2026-01-01T00:00:00.000Z'

function started(runs: LiveRuns, runId: string, letters = 10) {
  const log = new RunLog()
  let resolve: () => void = () => undefined
  const ended = new Promise<void>((settle) => {
    resolve = settle
  })
  runs.add({ runId, log, questions: new RunQuestions(), stop: new AbortController(), ended })
  return async () => {
    const message = 'x'.repeat(letters)
    log.append({ v: 1, seq: 0, runId, event: 'error', at, code: 'c', message })
    resolve()
    await ended
  }
}

test('a run is found while it runs and for a while after its end', async () => {
  const clock = new FakeClock()
  const runs = new LiveRuns(LIMITS, clock)
  const end = started(runs, 'a')
  expect(runs.find('a')?.log.hasEnded).toBe(false)
  expect(runs.running).toHaveLength(1)
  await end()
  expect(runs.running).toHaveLength(0)
  await clock.advance(LIMITS.liveAgeMs - 1)
  expect(runs.find('a')?.log.hasEnded).toBe(true)
  await clock.advance(1)
  expect(runs.find('a')).toBeUndefined()
})

test('an idle server forgets old copies without being asked, and then sets no alarm', async () => {
  const clock = new FakeClock()
  const runs = new LiveRuns(LIMITS, clock)
  await started(runs, 'a')()
  await clock.advance(LIMITS.liveAgeMs / 2)
  await started(runs, 'b')()
  await clock.advance(LIMITS.liveAgeMs / 2)
  expect(runs.kept.count).toBe(1)
  await clock.advance(LIMITS.liveAgeMs / 2)
  expect(runs.kept).toEqual({ count: 0, bytes: 0 })
  expect(clock.alarms).toBe(0)
})

test('over a thousand runs the copies stay within their count, the newest among them', async () => {
  const runs = new LiveRuns(LIMITS, new FakeClock())
  for (let index = 0; index < 1000; index++) await started(runs, `run-${index}`)()
  expect(runs.kept.count).toBe(LIMITS.liveRuns)
  expect(runs.find('run-999')).toBeDefined()
  expect(runs.find('run-950')).toBeDefined()
  expect(runs.find('run-949')).toBeUndefined()
})

test('large copies push old ones out by their bytes', async () => {
  const runs = new LiveRuns(LIMITS, new FakeClock())
  for (const runId of ['a', 'b', 'c']) await started(runs, runId, 400_000)()
  expect(runs.kept.count).toBe(2)
  expect(runs.kept.bytes).toBeLessThanOrEqual(LIMITS.liveBytes)
  expect(runs.find('a')).toBeUndefined()
})

test('a run under way is never forgotten, and too many of them are told', async () => {
  const clock = new FakeClock()
  const runs = new LiveRuns({ ...LIMITS, liveRuns: 1 }, clock)
  for (let index = 0; index < MAX_RUNNING; index++) {
    expect(runs.isFull).toBe(false)
    started(runs, `run-${index}`)
  }
  await clock.advance(LIMITS.liveAgeMs * 2)
  expect(runs.isFull).toBe(true)
  expect(runs.find('run-0')).toBeDefined()
})
