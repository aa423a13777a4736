import { dirname } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomStep } from '#fixtures/random-step.ts'
import { secret } from '#fixtures/secrets.ts'
import { bytesOf, temporaryDatabase } from '#fixtures/temporary-database.ts'
import { createPersister } from '#lib/audit/persister.ts'
import { RunEvent } from '#lib/events/run-event.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'

const planted = secret.chain((value) =>
  fc.record({
    secret: fc.constant(value),
    steps: fc.array(randomStep(value), { minLength: 1, maxLength: 8 }),
    privacyLevel: fc.constantFrom('none', 'metadata'),
  }),
)

/** A whole run that says `value` wherever it can. */
function eventsOf(value: string, steps: readonly object[], privacyLevel: string): RunEvent[] {
  const at = '2026-03-01T10:00:00.000Z'
  const texts = { toolName: value, source: value, title: value, prompt: `Say ${value}` }
  const limits = { totalMs: 1, idleMs: 1 }
  const events = [
    { event: 'run', at, mode: 'call', privacyLevel, limits, ...texts },
    { event: 'delta', text: value },
    { event: 'progress', callId: 'c', message: value },
    ...steps.map((step, index) => ({ event: 'step', step: { ...step, seq: index + 1 } })),
    { event: 'error', at, code: value, message: `It failed: ${value}` },
  ]
  return events.map((event, seq) => RunEvent.parse({ v: 1, seq, runId: 'run-1', ...event }))
}

test('at none and metadata a planted secret is in no byte of the database files', async () => {
  const property = fc.asyncProperty(planted, async ({ secret: value, steps, privacyLevel }) => {
    const { path, database } = temporaryDatabase()
    const persister = createPersister(sqliteAuditStore(database))
    for (const event of eventsOf(value, steps, privacyLevel)) await persister.record(event)
    expect(bytesOf(dirname(path))).toContain('run-1')
    expect(bytesOf(dirname(path))).not.toContain(value)
    database.connection.pragma('wal_checkpoint(TRUNCATE)')
    expect(bytesOf(dirname(path))).not.toContain(value)
  })
  await fc.assert(property, { numRuns: 40 })
})
