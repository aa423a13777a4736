import { expect, test } from 'vitest'
import * as z from 'zod'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { ToolResultError } from '#lib/boundary/tool-result-error.ts'
import { defineTool, type Tool, type ToolContext } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import {
  assertLawful,
  callRequest,
  doneEvent,
  drive,
  onlyStep,
  stepsOf,
  testWorld,
} from '../../fixtures/drive-run.ts'
import { runCall } from './run-call.ts'
import type { CallWorld } from './run-world.ts'

type Run = (toolArguments: { readonly name: string }, context: ToolContext) => unknown

function greeter(run: Run, approval: 'never' | 'required' = 'never'): Tool {
  const made = defineTool({
    name: 'greet',
    description: 'Greets somebody.',
    arguments: z.object({ name: z.string().max(20).default('you') }),
    approval,
    run: () => ToolResult.text(''),
  })
  // Test tools may give anything at all, which `defineTool` does not let an author write.
  return { ...made, run: async (parsed, context) => run(parsed as { name: string }, context) }
}

async function ran(tool: Tool | null, given: Partial<CallWorld> = {}, toolArguments: unknown = {}) {
  const world = testWorld(tool, given)
  const events = await drive(runCall(callRequest('greet', toolArguments), world), world.clock)
  assertLawful(events)
  expect(world.clock.alarms).toBe(0)
  return { events, world }
}

const kinds = (events: readonly RunEvent[]) => stepsOf(events).map(({ kind }) => kind)

test('a call gives header, request, tool and done, in the order of the page', async () => {
  const tool = greeter(({ name }) => ToolResult.text(`Hello ${name}`))
  const { events } = await ran(tool, {}, { name: 'Ada' })
  expect(events.map(({ event }) => event)).toEqual(['run', 'step', 'step', 'done'])
  expect(kinds(events)).toEqual(['request', 'tool'])
  expect(onlyStep(events, 'request')).toMatchObject({
    toolSpecs: ['greet'],
    callId: 'call-1',
    toolArguments: { name: 'Ada' },
  })
  const step = onlyStep(events, 'tool')
  expect(step).toMatchObject({ callId: 'call-1', source: 'builtin', toolIsError: false })
  expect(step.toolResult).toContain('Hello Ada')
  expect(step.toolResult).toMatch(/^<untrusted-data [^>]*>/)
  expect(doneEvent(events)).toMatchObject({
    status: 'completed',
    summary: { steps: 2, rounds: 1, toolCalls: 1, toolErrors: 0, findings: 0 },
  })
})

test('the tool starts only when the event after its request step is asked for', async () => {
  let isStarted = false
  const tool = greeter(() => {
    isStarted = true
    return ToolResult.text('')
  })
  const run = runCall(callRequest('greet'), testWorld(tool))
  await run.next()
  const { value } = await run.next()
  expect(value).toMatchObject({ step: { kind: 'request' } })
  await new Promise(setImmediate)
  expect(isStarted).toBe(false)
  await run.next()
  expect(isStarted).toBe(true)
  await run.return()
})

test('arguments that do not fit end the run before the tool, naming the argument and no value', async () => {
  const tool = greeter(() => expect.unreachable())
  const { events } = await ran(tool, {}, { name: 'x'.repeat(21), nmae: 'sk-secret-1' })
  expect(kinds(events)).toEqual(['request', 'error'])
  const { code, message } = onlyStep(events, 'error')
  expect(code).toBe('invalid_arguments')
  expect(message).toContain('name: ')
  expect(message).not.toContain('xxx')
  expect(message).not.toContain('sk-secret-1')
  expect(doneEvent(events)).toMatchObject({ status: 'failed', summary: { toolCalls: 0 } })
})

test('arguments nested too deep or over 1 MB are refused and not recorded', async () => {
  let deep: unknown = 1
  for (let level = 0; level < 5000; level++) deep = [deep]
  const tool = greeter(() => expect.unreachable())
  const { events } = await ran(tool, {}, { name: deep })
  const large = await ran(tool, {}, { name: 'é'.repeat(500_000) })
  expect(onlyStep(large.events, 'request').toolArguments).toBeUndefined()
  expect(onlyStep(large.events, 'error').message).toContain('1 MB')
  expect(onlyStep(events, 'request').toolArguments).toBeUndefined()
  expect(onlyStep(events, 'error').code).toBe('invalid_arguments')
})

test('a schema that throws is a fault of the arguments, not of the engine', async () => {
  const tool = greeter(() => expect.unreachable())
  const parseArguments = () => {
    throw new Error('sk-secret-2')
  }
  const { events } = await ran({ ...tool, parseArguments })
  expect(onlyStep(events, 'error').code).toBe('invalid_arguments')
  expect(JSON.stringify(events)).not.toContain('sk-secret-2')
})

test('an unknown tool fails the run', async () => {
  const { events } = await ran(null)
  expect(onlyStep(events, 'error')).toMatchObject({ code: 'unknown_tool', toolName: 'greet' })
  expect(doneEvent(events).status).toBe('failed')
})

test('what a tool throws is told by its class only', async () => {
  const thrown: readonly (readonly [unknown, string])[] = [
    [new TypeError('sk-secret-3'), 'TypeError'],
    [Object.assign(new Error('sk-secret-3'), { name: 'sk-secret-3' }), 'an error;'],
    ['sk-secret-3', 'an error;'],
    [
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('sk-secret-3')
          },
        },
      ),
      'an error;',
    ],
  ]
  for (const [value, told] of thrown) {
    const { events } = await ran(
      greeter(() => {
        throw value
      }),
    )
    const { code, message } = onlyStep(events, 'error')
    expect(code).toBe('tool_failed')
    expect(message).toContain(told)
    expect(JSON.stringify(events)).not.toContain('sk-secret-3')
    expect(doneEvent(events)).toMatchObject({ status: 'failed', summary: { toolErrors: 1 } })
  }
})

test('a sentence of ToolResult.error is a result, and counted as an error', async () => {
  const { events } = await ran(greeter(() => ToolResult.error('No such table: pages.')))
  const step = onlyStep(events, 'tool')
  expect(step.toolIsError).toBe(true)
  expect(step.toolResult).toContain('No such table: pages.')
  expect(doneEvent(events)).toMatchObject({ status: 'completed', summary: { toolErrors: 1 } })
})

test('a result that the boundary refuses is an error step', async () => {
  const { events } = await ran(greeter(() => ({ secret: 1n })))
  expect(onlyStep(events, 'error').code).toBe('tool_result_refused')
  expect(kinds(events)).not.toContain('flagged')
  expect(doneEvent(events).status).toBe('failed')
})

test('a suspicious result under the policy fail flags the run and delivers nothing', async () => {
  const boundary = {
    checked: (): never => {
      throw new ToolResultError({ tool: 'greet', rule: 'suspicious', message: 'Refused.' })
    },
  }
  const { events } = await ran(
    greeter(() => 'x'),
    { boundary },
  )
  expect(kinds(events)).toEqual(['request', 'error', 'flagged'])
  expect(doneEvent(events).status).toBe('failed')
})

test('a finding is followed by a flagged step that says where, once a place', async () => {
  const finding = {
    heuristic: 'overriding_instruction',
    category: 'instruction',
    path: '/a',
    channel: 'content',
    start: 0,
    end: 3,
  } as const
  const plain = new ToolResultBoundary()
  const boundary = {
    checked: (...parts: Parameters<typeof plain.checked>) => {
      const { rendered, ...rest } = plain.checked(...parts)
      return { ...rest, rendered, findings: [finding, { ...finding, start: 9, end: 12 }] }
    },
  }
  const { events } = await ran(
    greeter(() => 'x'),
    { boundary },
  )
  expect(kinds(events)).toEqual(['request', 'tool', 'flagged'])
  expect(onlyStep(events, 'flagged').findings).toEqual([
    { heuristic: 'overriding_instruction', path: '/a' },
  ])
  expect(doneEvent(events)).toMatchObject({ status: 'completed', summary: { findings: 2 } })
})

test('a fault of the engine itself is a terminal error without foreign bytes', async () => {
  const boundary = {
    checked: (): never => {
      throw new Error('sk-secret-4')
    },
  }
  const { events } = await ran(
    greeter(() => 'x'),
    { boundary },
  )
  expect(events.at(-1)).toMatchObject({ event: 'error', code: 'engine_failure' })
  expect(events.at(-1)).toMatchObject({ summary: { steps: 1, toolCalls: 1 } })
  expect(JSON.stringify(events)).not.toContain('sk-secret-4')
})

test('the Run click is the approval of a tool that needs one', async () => {
  const { events } = await ran(
    greeter(() => 'x', 'required'),
    { by: 'ada' },
  )
  expect(kinds(events)).toEqual(['request', 'approval', 'tool'])
  expect(onlyStep(events, 'approval')).toMatchObject({ decision: 'approved', by: 'ada' })
})

test('after a flagged result an approval-required tool is refused before anything else', async () => {
  const flaggedBy = { toolName: 'read_page', callId: 'call-0', heuristics: ['structural_forgery'] }
  const { events } = await ran(
    greeter(() => expect.unreachable(), 'required'),
    { flaggedBy },
  )
  expect(kinds(events)).toEqual(['refused'])
  const step = onlyStep(events, 'refused')
  expect(step.flaggedBy).toEqual({ toolName: 'read_page', callId: 'call-0' })
  expect(step.reason).toContain('read_page')
  expect(step.reason).toContain('structural_forgery')
  expect(doneEvent(events).status).toBe('refused')
})

test('after a flagged result a tool without approval still runs', async () => {
  const flaggedBy = { toolName: 'read_page', callId: 'call-0', heuristics: [] }
  const { events } = await ran(
    greeter(() => 'x'),
    { flaggedBy },
  )
  expect(doneEvent(events).status).toBe('completed')
})

test('the exact text of the arguments reaches the tool and every step that holds them', async () => {
  const seen: unknown[] = []
  const tool = greeter((_, { argumentsText }) => seen.push(argumentsText))
  const world = testWorld(tool)
  const argumentsText = '{"name":"Ada","n":1.10}'
  const request = { ...callRequest('greet', { name: 'Ada' }), argumentsText }
  const events = await drive(runCall(request, world), world.clock)
  expect(seen).toEqual([argumentsText])
  expect(onlyStep(events, 'request').toolArgumentsText).toBe(argumentsText)
  expect(onlyStep(events, 'tool').toolArgumentsText).toBe(argumentsText)
})
