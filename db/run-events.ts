import { and, asc, eq, gt } from 'drizzle-orm'
import { AuditError } from '#lib/audit/audit-error.ts'
import type { StoredEvent } from '#lib/audit/audit-store.ts'
import { RunEvent } from '#lib/events/run-event.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import type { OpenDatabase } from './open-database.ts'
import { isoOrNull, readRunRow } from './run-row.ts'
import { runSteps, runs } from './schema.ts'

/**
 * The events of a stored run with a seq above `after`, read in one transaction. A header that can't be read
 * is left out; a step that can't be read is an `error` step that says so. Empty for a run that isn't there.
 */
export function runEvents(
  database: OpenDatabase,
  runId: string,
  after: number,
): readonly StoredEvent[] {
  return database.drizzle.transaction((transaction) => {
    const run = transaction.select().from(runs).where(eq(runs.runId, runId)).get()
    if (run === undefined) return []
    const row = readRunRow(database, run)
    if (row === null) throw new AuditError('audit_unreadable')
    const steps = transaction
      .select()
      .from(runSteps)
      .where(and(eq(runSteps.runId, runId), gt(runSteps.eventSeq, after)))
      .orderBy(asc(runSteps.seq))
      .all()
    return [
      ...readHeader(run.header, after),
      ...steps.map((step) => readStep(step)),
      ...readEnd(run, row, after),
    ]
  })
}

function readHeader(stored: string, after: number): StoredEvent[] {
  const parsed = RunEvent.safeParse(parseJson(stored))
  if (!parsed.success || parsed.data.event !== 'run') return []
  return parsed.data.seq > after ? [parsed.data] : []
}

type StepRow = typeof runSteps.$inferSelect

function readStep(stored: StepRow): StoredEvent {
  const { runId, eventSeq: seq, payload } = stored
  const envelope = { v: 1, seq, runId, event: 'step' } as const
  const parsed = RunEvent.safeParse({ ...envelope, step: parseJson(payload) })
  if (parsed.success && parsed.data.event === 'step') return parsed.data
  return { ...envelope, step: unreadableStep(stored) }
}

/** Stands where a step is that something other than Vitrine has changed. */
function unreadableStep(stored: StepRow) {
  return {
    kind: 'error',
    round: 0,
    seq: stored.seq,
    at: isoOrNull(stored.at) ?? new Date(0).toISOString(),
    durationMs: 0,
    code: 'unreadable_step',
    message: 'This step cannot be read: what the database holds of it is not what was written.',
  } as const
}

function readEnd(
  run: typeof runs.$inferSelect,
  { runId, status, endedAt, summary }: RunRow,
  after: number,
): StoredEvent[] {
  if (endedAt === null || status === 'running' || status === 'waiting') return []
  const seq = run.endEventSeq ?? 0
  if (seq <= after) return []
  const common = { v: 1, seq, runId } as const
  const { failureCode: code, failureMessage } = run
  if (code === null) return [{ ...common, event: 'done', at: endedAt, status, summary }]
  const message = failureMessage ?? ''
  return [{ ...common, event: 'error', at: endedAt, code, message, summary }]
}

/** The JSON value of `text`, or undefined where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is wrong with the text doesn't matter: the caller says that it can't be read.
    return undefined
  }
}
