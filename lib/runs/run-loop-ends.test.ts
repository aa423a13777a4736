import { expect, test } from 'vitest'
import { doneEvent, eventNames, onlyStep, stepsOf } from '#fixtures/drive-run.ts'
import {
  calls,
  lastError,
  looped,
  loopRequest,
  loopTool,
  loopWorld,
  type PlayedTurn,
  playedProvider,
  says,
} from '#fixtures/loop-world.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { fold } from '#lib/events/run-view.ts'
import { runLoop } from './run-loop.ts'

const forever = () => new Promise<never>(() => undefined)

test('when the rounds are used up the model answers without tools', async () => {
  const { events, provider } = await looped([calls('read_page'), calls('read_page'), says('So.')], {
    request: { maxRounds: 2 },
  })
  expect(provider.asked.map(({ tools }) => tools.length)).toEqual([1, 1, 0])
  expect(doneEvent(events)).toMatchObject({ status: 'completed', summary: { rounds: 3 } })
})

test('a model that asks for tools instead of its last answer runs none and fails', async () => {
  const { events } = await looped([calls('read_page'), calls('read_page')], {
    request: { maxRounds: 1 },
  })
  expect(lastError(events)).toMatchObject({ code: 'round_budget' })
  expect(doneEvent(events)).toMatchObject({ status: 'failed', summary: { toolCalls: 1 } })
})

const usage = { kind: 'usage', usage: { promptTokens: 900, completionTokens: 100 } } as const

test.each([
  ['token_budget', { tokens: 1000 }],
  ['cost_budget', { cost: 0.001 }],
  ['call_budget', { calls: 1 }],
] as const)('the budget of %s ends the run before more is spent', async (code, budgets) => {
  const turn = [usage, ...calls('read_page', 'read_page')]
  const { events, provider } = await looped([turn], {
    request: { budgets },
    provider: { price: { perMillionPrompt: 1, perMillionCompletion: 2 } },
  })
  expect(lastError(events)).toMatchObject({ code })
  expect(provider.asked).toHaveLength(1)
  expect(doneEvent(events)).toMatchObject({
    status: 'failed',
    summary: { toolCalls: 0, totalTokens: 1000, estimatedCost: 0.0011 },
  })
})

test('tokens that no provider counts are estimated for the budget, and not recorded', async () => {
  const { events } = await looped([calls('read_page')], { request: { budgets: { tokens: 1 } } })
  expect(lastError(events)).toMatchObject({ code: 'token_budget' })
  expect(onlyStep(events, 'model')).not.toHaveProperty('totalTokens')
})

const limits = { totalMs: 40_000, idleMs: 30_000 }

test('the total time ends the run while a tool works, and says so', async () => {
  const tool = loopTool('slow', ({ progress }) => {
    progress({ done: 1 })
    return forever()
  })
  const { events } = await looped([calls('slow')], {
    tools: [tool],
    request: { limits: { totalMs: 40_000, idleMs: 100_000 } },
  })
  expect(lastError(events)).toMatchObject({ code: 'total_timeout' })
  expect(doneEvent(events)).toMatchObject({ status: 'failed', summary: { wallMs: 40_000 } })
  expect(eventNames(events).filter((name) => name === 'beat')).toHaveLength(2)
})

test('a model that is silent is stopped by the idle time-out, told by beats on the way', async () => {
  let given: AbortSignal | undefined
  const silent: PlayedTurn = async function* (_request, signal) {
    given = signal
    yield { kind: 'text', text: 'I will' }
    await forever()
  }
  const { events } = await looped([silent], { request: { limits } })
  expect(lastError(events)).toMatchObject({ code: 'idle_timeout' })
  expect(given?.aborted).toBe(true)
  expect(eventNames(events)).toContain('beat')
  expect(onlyStep(events, 'model')).toMatchObject({ content: 'I will', finishReason: 'stopped' })
})

test('cancelling aborts the model, keeps what it said and what it cost', async () => {
  const speaking: PlayedTurn = async function* () {
    yield usage
    yield { kind: 'text', text: 'Once' }
    await forever()
  }
  const { events } = await looped([speaking], {
    onEvent: (event, world) => event.event === 'delta' && world.stop(),
  })
  expect(lastError(events)).toMatchObject({ code: 'cancelled' })
  expect(doneEvent(events)).toMatchObject({ status: 'cancelled', summary: { totalTokens: 1000 } })
})

test('cancelling aborts every call that runs, starts none that waits, and records them all', async () => {
  const signals: AbortSignal[] = []
  const tool = loopTool('slow', ({ signal }) => {
    signals.push(signal)
    return forever()
  })
  const five = ['slow', 'slow', 'slow', 'slow', 'slow']
  const { events } = await looped([calls(...five)], {
    tools: [tool],
    onEvent: (event, world) => event.event === 'beat' && world.stop(),
  })
  expect(signals).toHaveLength(4)
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
  const errors = stepsOf(events).filter((step) => step.kind === 'error')
  expect(errors.map(({ code }) => code)).toEqual(five.map(() => 'cancelled'))
  expect(doneEvent(events).status).toBe('cancelled')
})

test.each([
  ['throws', 'model_failed', () => Promise.reject(new TypeError('key sk-7f3a'))],
  ['breaks off', 'model_cut_off', () => Promise.resolve()],
] as const)(
  'a provider that %s fails the run, with what it said kept',
  async (_how, code, then) => {
    const broken: PlayedTurn = async function* () {
      yield usage
      yield { kind: 'text', text: 'Half an' }
      await then()
    }
    const { events } = await looped([broken])
    expect(lastError(events)).toMatchObject({ code })
    expect(onlyStep(events, 'model')).toMatchObject({ content: 'Half an', totalTokens: 1000 })
    expect(JSON.stringify(events)).not.toContain('sk-7f3a')
    expect(doneEvent(events)).toMatchObject({ status: 'failed', summary: { totalTokens: 1000 } })
  },
)

test('a model that says nothing and asks for nothing fails the run', async () => {
  const { events } = await looped([[{ kind: 'end', finishReason: 'stop' }]])
  expect(lastError(events)).toMatchObject({ code: 'no_answer' })
})

test('a model without end is stopped', async () => {
  const endless: PlayedTurn = async function* () {
    for (;;) yield { kind: 'thinking', text: 'x'.repeat(100_000) }
  }
  const { events } = await looped([endless])
  expect(lastError(events)).toMatchObject({ code: 'model_too_long' })
})

test('a conversation that outgrows the context window is not sent', async () => {
  const { events, provider } = await looped([says('x')], {
    provider: { context: { windowTokens: 300, reserveTokens: 100 } },
  })
  expect(provider.asked).toEqual([])
  expect(lastError(events)).toMatchObject({ code: 'context_full' })
})

test('a dry run assembles the first request and sends it nowhere', async () => {
  const { events, provider, kinds } = await looped([], {
    request: { mode: 'dry', toolNames: ['read_page', 'gone'] },
    provider: { context: { windowTokens: 5000, reserveTokens: 1000 } },
  })
  expect(provider.asked).toEqual([])
  expect(kinds).toEqual(['dropped', 'assembled'])
  const { contextTokens, messagesSent, toolSpecs } = onlyStep(events, 'assembled')
  expect(toolSpecs).toEqual(['read_page'])
  expect(messagesSent).toHaveLength(2)
  const { system = 0, transcript = 0, toolSchemas = 0, remaining } = contextTokens ?? {}
  expect(remaining).toBe(5000 - system - transcript - toolSchemas - 1000)
  expect(Math.min(system, transcript, toolSchemas)).toBeGreaterThan(0)
  expect(doneEvent(events).status).toBe('completed')
})

test('progress of a call and its end reach the view', async () => {
  const tool = loopTool('slow', ({ progress }) => {
    progress({ done: 1, total: 2 })
    return ToolResult.text('x')
  })
  const { events } = await looped([calls('slow'), says('Done.')], { tools: [tool] })
  expect(eventNames(events)).toContain('progress')
  const view = fold(events)
  expect(view.progress.size).toBe(0)
  expect(view.text).toBe('')
  expect(view.status).toBe('completed')
})

test('an audit that cannot be written ends the run and aborts what runs', async () => {
  let signal: AbortSignal | undefined
  const tool = loopTool('slow', (context) => {
    signal = context.signal
    context.progress({ done: 1 })
    return forever()
  })
  const world = loopWorld(playedProvider([calls('slow')]), [tool])
  const run = runLoop(loopRequest(), world)
  for (;;) {
    const { value } = await run.next()
    if (value?.event === 'progress') break
  }
  const { value } = await run.throw(new Error('disk full'))
  expect(value).toMatchObject({ event: 'error', code: 'engine_failure' })
  expect(signal?.aborted).toBe(true)
  expect(world.clock.alarms).toBe(0)
})
