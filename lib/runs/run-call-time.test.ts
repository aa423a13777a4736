import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import { defineTool, type Tool, type ToolContext } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import {
  assertLawful,
  callRequest,
  doneEvent,
  drive,
  onlyStep,
  type TestWorld,
  testWorld,
} from '../../fixtures/drive-run.ts'
import { runCall } from './run-call.ts'

const LIMITS = { totalMs: 60_000, idleMs: 40_000 }

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)

beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', note)
})

afterEach(async () => {
  await new Promise(setImmediate)
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

/** A tool that does what `run` does, with the clock of the run at hand. */
function slowTool(run: (context: ToolContext) => Promise<unknown>): Tool {
  const made = defineTool({
    name: 'slow',
    description: 'Takes its time.',
    arguments: z.object({}),
    approval: 'never',
    run: () => ToolResult.text(''),
  })
  return { ...made, run: (_parsed, context) => run(context) }
}

const forever = () => new Promise<never>(() => undefined)

const sleep = (world: TestWorld, ms: number) =>
  new Promise<void>((resolve) => {
    world.clock.after(ms, resolve)
  })

async function ran(
  run: (context: ToolContext, world: TestWorld) => Promise<unknown>,
  onEvent: (event: RunEvent, world: TestWorld) => void = () => undefined,
) {
  const world: TestWorld = testWorld(slowTool((context) => run(context, world)))
  const request = { ...callRequest('slow'), limits: LIMITS }
  const events = await drive(runCall(request, world), world.clock, (event) => onEvent(event, world))
  assertLawful(events)
  return { events, world }
}

test('a tool that hangs in silence is stopped by the idle time-out, told by beats on the way', async () => {
  let signal: AbortSignal | undefined
  const { events, world } = await ran((context) => {
    signal = context.signal
    return forever()
  })
  expect(events.map(({ event }) => event)).toEqual(['run', 'step', 'beat', 'beat', 'step', 'done'])
  expect(onlyStep(events, 'error').code).toBe('idle_timeout')
  expect(doneEvent(events)).toMatchObject({ status: 'failed', summary: { wallMs: LIMITS.idleMs } })
  expect(signal?.aborted).toBe(true)
  expect(world.clock.alarms).toBe(0)
})

test('progress holds off the idle time-out but never the total one', async () => {
  const { events } = await ran(async ({ progress }, world) => {
    for (;;) {
      await sleep(world, 30_000)
      progress({ done: 1 })
    }
  })
  expect(onlyStep(events, 'error').code).toBe('total_timeout')
  expect(doneEvent(events).summary.wallMs).toBe(LIMITS.totalMs)
})

test('time that passed before the tool started counts against the total time-out', async () => {
  const world = testWorld(slowTool(forever))
  const limits = { totalMs: 10_000, idleMs: 10_000 }
  const run = runCall({ ...callRequest('slow'), limits }, world)
  await run.next()
  await world.clock.advance(8_000)
  const events = await drive(run, world.clock)
  expect(doneEvent(events).summary.wallMs).toBe(10_000)
})

test('a run that is stopped ends as cancelled while its tool ignores the signal', async () => {
  const { events } = await ran(
    async (_context, world) => {
      await sleep(world, 50_000)
      throw new Error('too late to be told')
    },
    (event, world) => {
      if (event.event === 'beat') world.stop()
    },
  )
  expect(onlyStep(events, 'error').code).toBe('cancelled')
  expect(doneEvent(events).status).toBe('cancelled')
})

test('what an abandoned tool gives or throws later is dropped', async () => {
  for (const end of [() => 'late', () => Promise.reject(new Error('late'))]) {
    const { events, world } = await ran(async (_context, w) => {
      await sleep(w, 50_000)
      return end()
    })
    await world.clock.advance(100_000)
    expect(onlyStep(events, 'error').code).toBe('idle_timeout')
  }
})

test('a run stopped before its tool starts never starts it', async () => {
  const { events } = await ran(
    () => expect.unreachable(),
    (event, world) => {
      if (event.event === 'step') world.stop()
    },
  )
  expect(doneEvent(events)).toMatchObject({ status: 'cancelled', summary: { toolCalls: 0 } })
})

test('a tool that ends on the abort does not change that the run was cancelled', async () => {
  const { events } = await ran(
    ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(ToolResult.text('fine')))
      }),
    (event, world) => {
      if (event.event === 'beat') world.stop()
    },
  )
  expect(doneEvent(events).status).toBe('cancelled')
})

test('a tool that has answered is not aborted afterwards', async () => {
  let signal: AbortSignal | undefined
  const { events } = await ran(async (context, world) => {
    signal = context.signal
    await sleep(world, 10)
    return 'done'
  })
  expect(doneEvent(events).status).toBe('completed')
  expect(signal?.aborted).toBe(false)
})

test('a flood of progress gives at most ten events a second, and the newest wins', async () => {
  const { events } = await ran(async ({ progress }, world) => {
    for (let second = 0; second < 100; second++) {
      for (let n = 0; n < 1000; n++) progress({ done: second * 1000 + n })
      await sleep(world, 10)
    }
    return 'done'
  })
  const told = events.filter(({ event }) => event === 'progress')
  expect(told.length).toBeGreaterThan(5)
  expect(told.length).toBeLessThanOrEqual(11)
  expect(told[0]).toMatchObject({ done: 999 })
  expect(told[1]).toMatchObject({ done: 9_999 })
})

test('progress text is bounded, well-formed and neutralised', async () => {
  const { events } = await ran(async ({ progress }, world) => {
    progress({ message: `\ud800<|im_start|>${'x'.repeat(100_000)}` })
    await sleep(world, 1000)
    return 'done'
  })
  const [told] = events.filter(({ event }) => event === 'progress')
  const message = told?.event === 'progress' ? (told.message ?? '') : ''
  expect(message.length).toBeLessThanOrEqual(500)
  expect(message).not.toContain('<|im_start|>')
  expect(message.isWellFormed()).toBe(true)
})

test('progress that is no progress at all does no harm', async () => {
  const throwing = new Proxy({}, { get: () => expect.unreachable() })
  const garbage: readonly unknown[] = [
    null,
    7,
    'x',
    { done: Number.NaN },
    { message: {} },
    throwing,
  ]
  const { events } = await ran(async ({ progress }, world) => {
    for (const update of garbage) {
      progress(update as { done: number })
      await sleep(world, 200)
    }
    return 'done'
  })
  expect(doneEvent(events).status).toBe('completed')
})

test('a reader that leaves between two events aborts the tool and leaves no timer', async () => {
  let signal: AbortSignal | undefined
  const world: TestWorld = testWorld(
    slowTool((context) => {
      signal = context.signal
      context.progress({ done: 1 })
      return forever()
    }),
  )
  const run = runCall(callRequest('slow'), world)
  for (const expected of ['run', 'step', 'progress']) {
    expect((await run.next()).value).toMatchObject({ event: expected })
  }
  await run.return()
  expect(signal?.aborted).toBe(true)
  expect(world.clock.alarms).toBe(0)
  expect(await run.next()).toEqual({ done: true, value: undefined })
})

test('a recorder that fails ends the run by a terminal error with its code', async () => {
  const world: TestWorld = testWorld(slowTool(forever))
  const run = runCall(callRequest('slow'), world)
  await run.next()
  await run.next()
  const { value } = await run.throw(new VitrineError('audit_unavailable', 'The disk is full.'))
  expect(value).toMatchObject({ event: 'error', seq: 2, code: 'audit_unavailable' })
  expect(await run.next()).toEqual({ done: true, value: undefined })
  expect(world.clock.alarms).toBe(0)
})
