import { expect, test } from 'vitest'
import type { RunStep, StepOf } from '#lib/events/run-step.ts'
import { EMPTY_VIEW } from '#lib/events/run-view.ts'
import { openCalls, summaryOf } from './live-summary.ts'
import { originNotes } from './step-content.ts'
import { stepToShow, tabsOf, tabToShow } from './step-tabs.ts'
import { forgedMarkers } from './tabs/forged-markers.ts'
import { barOf, runSpan, stepBar } from './waterfall.ts'
import { readEnvelope } from './wire-envelope.ts'

const common = { round: 1, at: '2026-11-30T08:00:01.000Z', durationMs: 500 }
const request: StepOf<'request'> = {
  kind: 'request',
  ...common,
  seq: 1,
  toolSpecs: ['wait'],
  callId: 'call-1',
  toolArguments: { seconds: 3 },
}
const result: StepOf<'tool'> = {
  kind: 'tool',
  ...common,
  at: '2026-11-30T08:00:02.000Z',
  seq: 2,
  callId: 'call-1',
  toolName: 'wait',
  source: 'builtin',
  toolResult: '<untrusted-data source="tool_result" tool="wait">\ndone\n</untrusted-data>',
  toolIsError: true,
  truncated: false,
  findings: [],
  neutralised: {},
}
const flagged: RunStep = {
  kind: 'flagged',
  ...common,
  seq: 3,
  toolName: 'wait',
  callId: 'call-1',
  findings: [],
}

test('a step has the tabs that hold something', () => {
  const names = (step: RunStep) => tabsOf(step).map(({ name }) => name)
  expect(names(request)).toEqual(['audit', 'arguments', 'raw'])
  expect(names(result)).toEqual(['result', 'wire', 'audit', 'raw'])
  expect(names(flagged)).toEqual(['audit', 'raw'])
})

test('a stored result without its content has no result tab', () => {
  const stored = { ...result, toolResult: undefined, toolResultLength: 4 }
  expect(tabsOf(stored).map(({ name }) => name)).toEqual(['audit', 'raw'])
})

test('the tab asked for is shown where the step has it, else the first that tells of it', () => {
  expect(tabToShow(tabsOf(result), 'wire')).toBe('wire')
  expect(tabToShow(tabsOf(request), 'wire')).toBe('arguments')
  expect(tabToShow(tabsOf(request), 'constructor')).toBe('arguments')
  expect(tabToShow(tabsOf({ ...request, toolArguments: undefined }), 'wire')).toBe('audit')
})

test('the latest result is shown until a step is chosen', () => {
  const steps = [request, result, flagged]
  expect(stepToShow(steps, null)?.seq).toBe(2)
  expect(stepToShow(steps, 3)?.seq).toBe(3)
  expect(stepToShow(steps, 99)?.seq).toBe(2)
  expect(stepToShow([request], null)?.seq).toBe(1)
  expect(stepToShow([], null)).toBeNull()
})

test('a run without a summary is counted from its steps', () => {
  expect(summaryOf({ ...EMPTY_VIEW, steps: [request, result] })).toMatchObject({
    steps: 2,
    rounds: 1,
    toolCalls: 1,
    toolErrors: 1,
  })
})

test('a call is open until it has a result, and none is once the run has ended', () => {
  expect(openCalls({ ...EMPTY_VIEW, steps: [request] })).toMatchObject([
    { callId: 'call-1', toolName: 'wait' },
  ])
  expect(openCalls({ ...EMPTY_VIEW, steps: [request, result] })).toEqual([])
  expect(openCalls({ ...EMPTY_VIEW, status: 'cancelled', steps: [request] })).toEqual([])
})

test('a bar ends when its step was recorded and is as long as it took', () => {
  const span = runSpan('2026-11-30T08:00:00.000Z', [request, result])
  expect(stepBar(request, span)).toEqual({ left: 25, width: 25 })
  expect(stepBar(result, span)).toEqual({ left: 75, width: 25 })
})

test('a bar is seen however short, and stays within the span', () => {
  expect(barOf(10, 10, { from: 0, to: 10 })).toEqual({ left: 99.2, width: 0.8 })
  expect(barOf(-50, 500, { from: 0, to: 10 })).toEqual({ left: 0, width: 100 })
  expect(barOf(5, 5, { from: 5, to: 5 })).toEqual({ left: 0, width: 100 })
})

test('the envelope is read back, attributes unescaped', () => {
  const wire =
    '<untrusted-data source="tool_result" tool="a&quot;b&amp;lt;" flagged="one,two">\nx\n</untrusted-data>'
  expect(readEnvelope(wire)).toEqual({
    attributes: [
      { name: 'source', value: 'tool_result' },
      { name: 'tool', value: 'a"b&lt;' },
      { name: 'flagged', value: 'one,two' },
    ],
    text: 'x',
  })
  expect(readEnvelope('<untrusted-data source="tool_result">\ncut off')).toBeNull()
})

test('marker tokens beyond those that the boundary set are counted', () => {
  expect(forgedMarkers('⟦marker:chatml⟧ ⟦marker:chatml⟧ ⟦marker:constructor⟧', { chatml: 1 })).toBe(
    2,
  )
  expect(forgedMarkers('⟦marker:chatml⟧', { chatml: 2 })).toBe(0)
})

test('what was lost of a foreign result is told, whatever stands in the place of the notes', () => {
  const notes = ['Audio was left out.', 5, 'An object held two equal keys.', 'Audio was left out.']
  const told = [notes[0], notes[2]]
  expect(originNotes({ ...result, toolOrigin: { format: 'mcp', notes } })).toEqual(told)
  const many = Array.from({ length: 1000 }, (_, index) => `Block ${index} was lost.`)
  expect(originNotes({ ...result, toolOrigin: { notes: many } })).toHaveLength(20)
  for (const toolOrigin of ['notes', { notes: 'no list' }, null, []]) {
    expect(originNotes({ ...result, toolOrigin })).toEqual([])
  }
  expect(originNotes(request)).toEqual([])
})
