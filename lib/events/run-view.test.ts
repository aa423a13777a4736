import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordedRun, toolStep } from '../../fixtures/recorded-run.ts'
import type { RunEvent } from './run-event.ts'
import { advance, advanceAll, EMPTY_VIEW, fold, settled } from './run-view.ts'

const RUN = recordedRun([toolStep(1), toolStep(2), toolStep(3)])

const common = { v: 1, runId: 'run-1' } as const

/** Events in any order, with any seqs, of two runs: what no well-behaved engine sends. */
const anyEvent: fc.Arbitrary<RunEvent> = fc
  .record({
    template: fc.constantFrom<RunEvent>(
      ...RUN,
      { ...common, seq: 0, event: 'beat' },
      { ...common, seq: 0, event: 'delta', text: 'a' },
      {
        ...common,
        seq: 0,
        event: 'error',
        at: '2027-01-15T08:00:00.000Z',
        code: 'c',
        message: 'm',
      },
    ),
    seq: fc.nat(30),
    runId: fc.constantFrom('run-1', 'run-1', 'run-2'),
  })
  .map(({ template, seq, runId }) => ({ ...template, seq, runId }))

test('folding is total and can be interrupted and resumed anywhere, for events of any kind and order', () =>
  fc.assert(
    fc.property(fc.array(anyEvent), fc.nat(), (events, cut) => {
      const middle = events.length === 0 ? 0 : cut % events.length
      const first = fold(events.slice(0, middle))
      expect(advanceAll(first, events.slice(middle))).toEqual(fold(events))
      expect(events.reduce(advance, EMPTY_VIEW)).toEqual(fold(events))
    }),
  ))

test('folding changes no view that it was handed', () => {
  const view = fold(RUN.slice(0, 3))
  const copy = structuredClone(view)
  advanceAll(view, RUN.slice(3))
  expect(view).toEqual(copy)
  expect(EMPTY_VIEW.steps).toEqual([])
  expect(EMPTY_VIEW.progress.size).toBe(0)
})

test('events that come twice change nothing', () => {
  expect(fold([...RUN, ...RUN])).toEqual(fold(RUN))
  expect(fold(RUN.flatMap((event) => [event, event]))).toEqual(fold(RUN))
})

test('the first terminal outcome wins', () => {
  const late: RunEvent = {
    ...common,
    seq: 99,
    event: 'error',
    at: '2027-01-15T08:00:00.000Z',
    code: 'late',
    message: 'late',
  }
  expect(fold([...RUN, late])).toEqual(fold(RUN))
})

test('progress is shown until its call has a result or an error', () => {
  const [header, progress, tool] = RUN
  if (!header || !progress || !tool) throw new Error('no run')
  expect(fold([header, progress]).progress.get('call-1')).toBe(progress)
  expect(fold([header, progress, tool]).progress.size).toBe(0)
  const { seq: _seq, ...step } = toolStep(1)
  const failed = { ...step, seq: 1, kind: 'error' as const, code: 'cancelled' }
  const ended: RunEvent = { ...common, seq: 2, event: 'step', step: failed }
  expect(fold([header, progress, ended]).progress.size).toBe(0)
})

test('a run without a terminal event is settled as interrupted, one that waits as waiting', () => {
  expect(settled(fold(RUN)).status).toBe('completed')
  for (let length = 0; length < RUN.length; length++) {
    expect(settled(fold(RUN.slice(0, length))).status).toBe('interrupted')
  }
  const pending: RunEvent = {
    ...common,
    seq: 1,
    event: 'step',
    step: {
      kind: 'approval',
      round: 1,
      seq: 1,
      at: '2027-01-15T08:00:00.000Z',
      durationMs: 0,
      callId: 'call-1',
      toolName: 'write',
      decision: 'pending',
    },
  }
  expect(settled(fold([...RUN.slice(0, 1), pending])).status).toBe('waiting')
})

test('a stored run with gaps in its seqs folds to the same steps', () => {
  const stored = RUN.filter(({ event }) => event !== 'progress')
  expect(fold(stored).steps).toEqual(fold(RUN).steps)
  expect(fold(stored).status).toBe('completed')
})

test('a fold takes time in proportion to the number of its steps', () => {
  const [header] = RUN
  if (!header) throw new Error('no run')
  const run = (length: number): readonly RunEvent[] => [
    header,
    ...Array.from({ length }, (_, index): RunEvent => {
      return { ...common, seq: index + 1, event: 'step', step: toolStep(index + 1) }
    }),
  ]
  const [short, long] = [run(3_000), run(30_000)]
  const fastest = (events: readonly RunEvent[], repeats: number) =>
    Math.min(
      ...Array.from({ length: repeats }, () => {
        const start = performance.now()
        fold(events)
        return performance.now() - start
      }),
    )
  fastest(short, 3)
  // Ten times the steps. Copying the list at each of them measured thousands of times as long.
  expect(fastest(long, 2) / fastest(short, 5)).toBeLessThan(200)
})
