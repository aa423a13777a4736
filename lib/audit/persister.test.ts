import { describe, expect, test } from 'vitest'
import { recordedRun, toolStep } from '#fixtures/recorded-run.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import { AuditError } from './audit-error.ts'
import type { AuditStore } from './audit-store.ts'
import { createPersister } from './persister.ts'

/** A store that writes down what it is asked to keep. */
function recordingStore(failing: { readonly onStep?: number } = {}) {
  const kept: unknown[] = []
  const store: AuditStore = {
    begin: async (header) => void kept.push(header),
    async append(runId, audited) {
      if (audited.step.seq === failing.onStep) throw new AuditError('audit_full')
      kept.push({ runId, ...audited })
    },
    finish: async (runId, end) => void kept.push({ runId, ...end }),
    closeInterrupted: async () => 0,
    find: async () => null,
    events: async () => [],
    list: async () => ({ rows: [], next: null, previous: null, total: 0 }),
  }
  return { kept, store }
}

const EVENTS = recordedRun([toolStep(1, { toolArguments: { url: 1, horse: 2 } }), toolStep(2)])

async function recordAll(store: AuditStore, events: readonly RunEvent[]): Promise<void> {
  const persister = createPersister(store)
  for (const event of events) await persister.record(event)
}

test('a run is kept as filtered header, filtered steps and end, in order', async () => {
  const { kept, store } = recordingStore()
  await recordAll(store, EVENTS)
  expect(kept).toMatchObject([
    { event: 'run', runId: 'run-1' },
    { runId: 'run-1', eventSeq: 2, step: { seq: 1, privacy: { level: 'metadata' } } },
    { runId: 'run-1', eventSeq: 4, step: { seq: 2 } },
    { runId: 'run-1', status: 'completed', eventSeq: 5 },
  ])
  expect(kept[1]).not.toHaveProperty('step.toolResult')
})

test('the level is that of the header, whatever the events say later', async () => {
  const { kept, store } = recordingStore()
  await recordAll(
    store,
    EVENTS.map((event) => (event.event === 'run' ? { ...event, privacyLevel: 'none' } : event)),
  )
  expect(kept[1]).toMatchObject({ step: { privacy: { level: 'none' } } })
})

test('the names that the run’s tools declare are known to the filter', async () => {
  const { kept, store } = recordingStore()
  const persister = createPersister(store, { tools: new Map([['read_page', ['url']]]) })
  for (const event of EVENTS) await persister.record(event)
  expect(kept[1]).toMatchObject({
    step: { toolName: 'read_page', toolArgumentNames: ['url', '*1'] },
  })
})

test('an inspected result names no tool of the installation, and its name is kept', async () => {
  const { kept, store } = recordingStore()
  const persister = createPersister(store, { tools: new Map() })
  for (const event of EVENTS) {
    await persister.record(event.event === 'run' ? { ...event, mode: 'inspect' } : event)
  }
  expect(kept[1]).toMatchObject({ step: { toolName: 'read_page' } })
})

test('an error event ends the run as failed, with its reason', async () => {
  const { kept, store } = recordingStore()
  const [header] = EVENTS
  const end = { v: 1, seq: 1, runId: 'run-1', at: '2026-03-01T10:00:00.000Z' } as const
  await recordAll(store, [
    ...(header ? [header] : []),
    { ...end, event: 'error', code: 'tool_failed', message: 'It failed.' },
  ])
  const failure = { code: 'tool_failed', message: 'It failed.' }
  expect(kept[1]).toEqual({ runId: 'run-1', at: end.at, status: 'failed', failure, eventSeq: 1 })
})

test('a step that cannot be kept rejects, and the run’s end is still kept', async () => {
  const { kept, store } = recordingStore({ onStep: 2 })
  const persister = createPersister(store)
  const outcomes: string[] = []
  for (const event of EVENTS) {
    await persister.record(event).catch((cause: unknown) => {
      outcomes.push(cause instanceof AuditError ? cause.code : 'other')
    })
  }
  expect(outcomes).toEqual(['audit_full'])
  expect(kept.at(-1)).toMatchObject({ status: 'completed' })
})

describe('the order of a run', () => {
  const [header, , step] = EVENTS
  const end = EVENTS.at(-1)
  const other = step && { ...step, runId: 'run-2' }
  const cases: readonly (readonly [string, readonly (RunEvent | undefined)[]])[] = [
    ['a step before its header', [step]],
    ['an end before its header', [end]],
    ['a second header', [header, header]],
    ['a step of another run', [header, other]],
    ['a step after the end', [header, end, step]],
  ]

  test.each(cases)('%s is refused', async (_, events) => {
    const { store } = recordingStore()
    const given = events.filter((event) => event !== undefined)
    await expect(recordAll(store, given)).rejects.toMatchObject({ code: 'audit_refused' })
  })

  test('the first end wins: a second one is kept nowhere', async () => {
    const { kept, store } = recordingStore()
    await recordAll(store, [...EVENTS, ...(end ? [end] : [])])
    expect(kept).toHaveLength(4)
  })
})
