import { expect, test } from 'vitest'
import { doneEvent, eventNames, onlyStep, stepsOf } from '#fixtures/drive-run.ts'
import {
  calls,
  type LoopTestWorld,
  looped,
  loopRequest,
  loopTool,
  loopWorld,
  playedProvider,
  says,
} from '#fixtures/loop-world.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { runLoop } from './run-loop.ts'

const forever = () => new Promise<never>(() => undefined)

test('a model that needs no tool answers in one round, its words told as they come', async () => {
  const { events } = await looped([
    says('Nothing.', { kind: 'thinking', text: 'Hm.' }, { kind: 'text', text: 'Well: ' }),
  ])
  expect(eventNames(events)).toEqual(['run', 'step', 'delta', 'delta', 'step', 'step', 'done'])
  expect(onlyStep(events, 'model')).toMatchObject({
    content: 'Well: Nothing.',
    thinking: 'Hm.',
    finishReason: 'stop',
  })
  expect(onlyStep(events, 'answer').content).toBe('Well: Nothing.')
  expect(doneEvent(events)).toMatchObject({ status: 'completed', summary: { rounds: 1 } })
})

test('the request step holds what is sent, the system prompt that explains the envelope first', async () => {
  const { events, provider } = await looped([says('Fine.')], {
    request: { instructions: 'Be brief.' },
  })
  const { messagesSent, toolSpecs, modelName } = onlyStep(events, 'request')
  expect(messagesSent).toEqual(provider.asked[0]?.messages)
  expect(toolSpecs).toEqual(['read_page'])
  expect(modelName).toBe('played')
  expect(JSON.stringify(messagesSent)).toContain('untrusted-data')
  expect(JSON.stringify(messagesSent)).toMatch(/Be brief\./)
})

test('a tool is called, its result goes back in its envelope, and the model answers from it', async () => {
  const { events, provider, kinds } = await looped([calls('read_page'), says('It says so.')])
  expect(kinds).toEqual(['request', 'model', 'tool', 'request', 'model', 'answer'])
  expect(stepsOf(events).map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2])
  const [, , assistant, tool] = provider.asked[1]?.messages ?? []
  const called = onlyStep(events, 'tool')
  expect(assistant).toMatchObject({ role: 'assistant', toolCalls: [{ callId: called.callId }] })
  expect(tool).toEqual({
    role: 'tool',
    callId: called.callId,
    toolName: 'read_page',
    content: called.toolResult,
  })
  expect(doneEvent(events).summary).toMatchObject({ rounds: 2, toolCalls: 1, toolErrors: 0 })
})

test('nothing is sent before the request is pulled past, and no tool runs before the model step is', async () => {
  let hasRun = false
  const tool = loopTool('read_page', () => {
    hasRun = true
    return ToolResult.text('x')
  })
  const provider = playedProvider([calls('read_page'), says('Done.')])
  const run = runLoop(loopRequest(), loopWorld(provider, [tool]))
  await run.next()
  await run.next()
  expect(provider.asked).toHaveLength(0)
  const { value } = await run.next()
  expect(value).toMatchObject({ event: 'step', step: { kind: 'model' } })
  await new Promise(setImmediate)
  expect(hasRun).toBe(false)
  await run.next()
  expect(hasRun).toBe(true)
})

test.each([
  ['an unknown tool', 'no_such_tool', 'unknown_tool'],
  ['arguments that do not fit', ['read_page', { note: 7 }], 'invalid_arguments'],
  ['arguments that are no JSON', ['read_page', '{"note":'], 'invalid_arguments'],
] as const)('%s is an error result, and the model goes on', async (_what, call, code) => {
  const { events, provider } = await looped([calls(call), says('Sorry.')])
  expect(onlyStep(events, 'error').code).toBe(code)
  const message = provider.asked[1]?.messages.at(-1)
  expect(message?.role).toBe('tool')
  expect(message?.content).toMatch(/^<untrusted-data [^>]*>\n[^<]+\n<\/untrusted-data>$/)
  expect(doneEvent(events)).toMatchObject({ status: 'completed', summary: { toolErrors: 1 } })
})

test('empty arguments are an empty object', async () => {
  const { events } = await looped([calls(['read_page', '']), says('Good.')])
  expect(onlyStep(events, 'tool').toolArguments).toEqual({})
})

test('numbers that a double cannot hold go to the tool as the model wrote them', async () => {
  let text: string | undefined
  const big = loopTool('big', () => ToolResult.text('ok'))
  const tool = {
    ...big,
    parseArguments: (value: unknown) => ({ ok: true, value }) as const,
    run: async (_parsed: unknown, context: { argumentsText?: string }) => {
      text = context.argumentsText
      return ToolResult.text('ok')
    },
  }
  await looped([calls(['big', '{"id":12345678901234567890}']), says('Good.')], { tools: [tool] })
  expect(text).toBe('{"id":12345678901234567890}')
})

test('what a tool throws is told by its class alone, to the model too', async () => {
  const tool = loopTool('read_page', () => {
    throw new TypeError('secret-7f3a')
  })
  const { events, provider } = await looped([calls('read_page'), says('Sorry.')], { tools: [tool] })
  expect(onlyStep(events, 'error').code).toBe('tool_failed')
  expect(JSON.stringify([events, provider.asked])).not.toContain('secret-7f3a')
})

test('a tool that is silent too long is an error result, and the run goes on', async () => {
  const slow = { tool: loopTool('slow', forever), limits: { totalMs: 50_000, idleMs: 1_000 } }
  const { events } = await looped([calls('slow'), says('Sorry.')], { tools: [slow] })
  expect(onlyStep(events, 'error').code).toBe('idle_timeout')
  expect(doneEvent(events).status).toBe('completed')
})

test('parallel calls run at once, at most four, and are recorded in the order they were asked for', async () => {
  let atOnce = 0
  let most = 0
  const world: { current: LoopTestWorld | null } = { current: null }
  const tool = loopTool('wait', async (_context, note) => {
    most = Math.max(most, ++atOnce)
    await new Promise<void>((resolve) => {
      world.current?.clock.after(1000 - Number(note), resolve)
    })
    atOnce--
    return ToolResult.text(`waited ${note}`)
  })
  const six = ['1', '2', '3', '4', '5', '6'].map((note) => ['wait', { note }] as const)
  const { events, provider } = await looped([calls(...six), says('All.')], {
    tools: [tool],
    onEvent: (_event, at) => {
      world.current = at
    },
  })
  expect(most).toBe(4)
  const notes = stepsOf(events).flatMap((step) => (step.kind === 'tool' ? [step] : []))
  expect(notes.map(({ toolArguments }) => toolArguments)).toEqual(six.map(([, given]) => given))
  expect(notes[0]?.durationMs).toBe(999)
  const sent = provider.asked[1]?.messages.slice(-6).map(({ content }) => content)
  expect(sent?.map((content) => /waited \d/.exec(content)?.[0])).toEqual(
    six.map(([, { note }]) => `waited ${note}`),
  )
})
