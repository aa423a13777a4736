import { expect, test, vi } from 'vitest'
import { AuditError } from '#lib/audit/audit-error.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import { type RunEvents, recordThenSend } from './record-then-send.ts'

const at = '2026-01-01T00:00:00.000Z'

function beat(seq: number): RunEvent {
  return { v: 1, seq, runId: 'r', event: 'beat' }
}

function failed(seq: number, code: string): RunEvent {
  return { v: 1, seq, runId: 'r', event: 'error', at, code, message: 'm' }
}

/** Three beats and an end; as an engine does, it tells what is thrown into it by its terminal event. */
async function* engine(released: () => void): RunEvents {
  let seq = 0
  try {
    for (; seq < 3; seq++) yield beat(seq)
  } catch (problem) {
    yield failed(seq + 1, problem instanceof AuditError ? problem.code : 'other')
    return
  } finally {
    released()
  }
  yield failed(3, 'own')
}

function journal(failAt = -1) {
  const lines: string[] = []
  const report = vi.fn()
  return {
    lines,
    report,
    sinks: {
      report,
      async record(event: RunEvent) {
        await Promise.resolve()
        const isFailing = failAt >= 0 && event.seq >= failAt
        lines.push(`${isFailing ? 'fail' : 'keep'} ${event.seq}`)
        if (isFailing) throw new AuditError('audit_full')
      },
      send(event: RunEvent) {
        lines.push(`send ${event.seq}${event.event === 'error' ? ` ${event.code}` : ''}`)
      },
    },
  }
}

test('each event is kept before it is sent, and sent before the next is asked for', async () => {
  const { sinks, lines, report } = journal()
  const released = vi.fn()
  await recordThenSend(engine(released), sinks)
  expect(lines).toEqual([
    ...['keep 0', 'send 0', 'keep 1', 'send 1', 'keep 2', 'send 2'],
    ...['keep 3', 'send 3 own'],
  ])
  expect(released).toHaveBeenCalledOnce()
  expect(report).not.toHaveBeenCalled()
})

test('an event that is not kept is not sent: the run ends in its place, and the engine lets go', async () => {
  const { sinks, lines, report } = journal(1)
  const released = vi.fn()
  await recordThenSend(engine(released), sinks)
  expect(lines).toEqual(['keep 0', 'send 0', 'fail 1', 'fail 1', 'send 1 audit_full'])
  expect(released).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'audit_full' }))
})

test('an end that is not kept is told as a failure of the audit', async () => {
  const { sinks, lines } = journal(3)
  await recordThenSend(
    engine(() => undefined),
    sinks,
  )
  expect(lines.slice(-3)).toEqual(['fail 3', 'fail 3', 'send 3 audit_full'])
})

test('a recorder that fails in an unforeseen way stops the run as well, and says nothing of why', async () => {
  const { sinks, lines } = journal()
  const record = async () => {
    throw new Error('secret')
  }
  const sent: RunEvent[] = []
  const send = (event: RunEvent) => sent.push(event)
  await recordThenSend(
    engine(() => undefined),
    { ...sinks, record, send },
  )
  expect(lines).toEqual([])
  expect(sent).toEqual([failed(0, 'audit_unusable')].map((end) => expect.objectContaining(end)))
  expect(JSON.stringify(sent)).not.toContain('secret')
})

test('everybody else has a turn between two events of an engine that never waits', async () => {
  const { sinks, lines } = journal()
  const send = (event: RunEvent) => {
    sinks.send(event)
    setImmediate(() => lines.push('others'))
  }
  await recordThenSend(engine(vi.fn()), { ...sinks, send })
  const turn = ['keep 1', 'send 1', 'others', 'keep 2', 'send 2', 'others', 'keep 3']
  expect(lines.slice(3, 10)).toEqual(turn)
})
