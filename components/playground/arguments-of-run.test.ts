import { expect, test } from 'vitest'
import { writeExact } from '#lib/contract/exact/write-exact.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import { fold } from '#lib/events/run-view.ts'
import { argumentsOfRun, keptArguments } from './arguments-of-run.ts'

const AT = '2026-01-01T00:00:00.000Z'
const common = { v: 1, runId: 'r' } as const

function viewOf(step: object) {
  const events = [
    {
      ...common,
      seq: 0,
      event: 'run',
      at: AT,
      mode: 'call',
      privacyLevel: 'full',
      toolName: 'wait',
      limits: { totalMs: 1, idleMs: 1 },
    },
    {
      ...common,
      seq: 1,
      event: 'step',
      step: { kind: 'request', round: 1, seq: 1, at: AT, durationMs: 0, toolSpecs: [], ...step },
    },
  ] satisfies readonly RunEvent[]
  return fold(events)
}

test('the arguments of a call are found in its request', () => {
  const view = viewOf({ toolArguments: { seconds: 5 } })
  const found = argumentsOfRun(view, 'wait')
  expect(found && writeExact(found)).toBe('{"seconds":5}')
  expect(argumentsOfRun(view, 'wait')).toBe(found)
})

test('arguments that were kept to the digit come back to the digit', () => {
  const toolArguments = { seconds: 1.1 }
  const found = argumentsOfRun(
    viewOf({ toolArguments, toolArgumentsText: '{"seconds":1.10}' }),
    'wait',
  )
  expect(found && writeExact(found)).toBe('{"seconds":1.10}')
})

test('a run of another tool has none', () => {
  expect(argumentsOfRun(viewOf({ toolArguments: { seconds: 5 } }), 'fetch_page')).toBeNull()
})

test('masked or dropped arguments are not used', () => {
  const masked = { toolArguments: { to: '[email 1]' }, contentRedacted: true }
  expect(argumentsOfRun(viewOf(masked), 'wait')).toBeNull()
  expect(argumentsOfRun(viewOf({}), 'wait')).toBeNull()
})

const receipt = { level: 'redacted', filterVersion: 1, removed: [], masked: [] } as const
const redacted = { contentRedacted: true, privacy: receipt }

test('arguments that the redactor left as they were are used', () => {
  const view = viewOf({ toolArguments: { to: 'Ann' }, ...redacted })
  const found = argumentsOfRun(view, 'wait')
  expect(found && writeExact(found)).toBe('{"to":"Ann"}')
})

test('what was masked, cut, or lost its digits is a template only', () => {
  const mask = { rule: 'email', path: '/toolArguments/to', count: 1 }
  const steps = [
    { toolArguments: { to: '[email 1]' }, privacy: { ...receipt, masked: [mask] } },
    { toolArguments: { to: 'long… [cut, 5000 in all]' }, privacy: receipt },
    { toolArguments: { to: 1.1 }, privacy: { ...receipt, removed: ['toolArgumentsText'] } },
  ]
  for (const step of steps) {
    const view = viewOf({ ...redacted, ...step })
    expect(argumentsOfRun(view, 'wait')).toBeNull()
    expect(keptArguments(view, 'wait')).toMatchObject({ isTemplate: true })
  }
  const elsewhere = { ...receipt, masked: [{ ...mask, path: '/toolArgumentsElse' }] }
  const whole = viewOf({ toolArguments: { to: 1 }, contentRedacted: true, privacy: elsewhere })
  expect(keptArguments(whole, 'wait')).toMatchObject({ isTemplate: false })
})
