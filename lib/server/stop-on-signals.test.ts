import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopOnSignals } from './stop-on-signals.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function signalled(close: () => Promise<void>, isOurs = true) {
  const target = Object.assign(new EventEmitter(), { exit: vi.fn() })
  stopOnSignals({ close }, { isOurs, target: target as unknown as NodeJS.Process })
  return target
}

const never = () => new Promise<void>(() => undefined)

test.each(['SIGINT', 'SIGTERM'])(
  '%s closes the console, then ends the process with 0',
  async (name) => {
    const close = vi.fn(async () => undefined)
    const target = signalled(close)
    target.emit(name, name)
    expect(close).toHaveBeenCalledOnce()
    expect(target.exit).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(target.exit.mock.calls).toEqual([[0]])
  },
)

test('the signal that npm sends once more beside the terminal changes nothing', async () => {
  const close = vi.fn(never)
  const target = signalled(close)
  target.emit('SIGINT', 'SIGINT')
  await vi.advanceTimersByTimeAsync(100)
  target.emit('SIGINT', 'SIGINT')
  expect(close).toHaveBeenCalledOnce()
  expect(target.exit).not.toHaveBeenCalled()
})

test('a second Ctrl-C ends the process at once, as by the signal', async () => {
  const target = signalled(never)
  target.emit('SIGINT', 'SIGINT')
  await vi.advanceTimersByTimeAsync(1000)
  target.emit('SIGINT', 'SIGINT')
  expect(target.exit.mock.calls).toEqual([[130]])
})

test('where Next ends the process, the console is closed and the exit is left to it', async () => {
  const close = vi.fn(async () => undefined)
  const target = signalled(close, false)
  target.emit('SIGTERM', 'SIGTERM')
  await vi.runAllTimersAsync()
  expect(close).toHaveBeenCalledOnce()
  expect(target.exit).not.toHaveBeenCalled()
})

test('a console that cannot be closed ends the process with 1', async () => {
  const target = signalled(async () => {
    throw new Error('x')
  })
  target.emit('SIGTERM', 'SIGTERM')
  await vi.runAllTimersAsync()
  expect(target.exit.mock.calls).toEqual([[1]])
})
