import { expect, test } from 'vitest'
import { FakeClock } from '#fixtures/fake-clock.ts'
import { Attempts } from './attempts.ts'

test('attempts come ever later, up to a minute, and stop coming by themselves', () => {
  const attempts = new Attempts(new FakeClock(), () => 1)
  const delays = Array.from({ length: 12 }, () => attempts.failed())
  expect(delays.slice(0, 4)).toEqual([500, 1000, 2000, 4000])
  expect(delays[10]).toBe(60_000)
  expect(delays[11]).toBeNull()
})

test('half of a delay is chance', () => {
  expect(new Attempts(new FakeClock(), () => 0).failed()).toBe(250)
})

test('a connection that held for a while begins the count anew, one that broke at once does not', async () => {
  const clock = new FakeClock()
  const attempts = new Attempts(clock, () => 1)
  attempts.failed()
  attempts.succeeded()
  await clock.advance(1_000)
  expect(attempts.failed()).toBe(1000)
  attempts.succeeded()
  await clock.advance(31_000)
  expect(attempts.failed()).toBe(500)
})
