import { isNull, sql } from 'drizzle-orm'
import { AuditError } from '#lib/audit/audit-error.ts'
import type { AuditedStep, RunEnd } from '#lib/audit/audit-store.ts'
import { stepTally } from '#lib/audit/step-tally.ts'
import { serialise } from '#lib/base/json.ts'
import type { EventOf } from '#lib/events/run-event.ts'
import type { OpenDatabase } from './open-database.ts'
import { type RunStatements, runStatements } from './run-statements.ts'
import { runs } from './schema.ts'

/** Writes runs; each method is one transaction and throws what the driver throws. */
export type RunWriter = {
  begin(header: EventOf<'run'>): void
  append(runId: string, audited: AuditedStep): void
  finish(runId: string, end: RunEnd): void
  closeInterrupted(at: string): number
}

/** The writer of one connection. */
export function runWriter(database: OpenDatabase): RunWriter {
  const statements = runStatements(database)
  const { connection } = database
  const append = connection.transaction((runId: string, audited: AuditedStep) =>
    appendStep(statements, runId, audited),
  )
  const finish = connection.transaction((runId: string, end: RunEnd) =>
    finishRun(statements, runId, end),
  )
  return {
    begin: (header) => beginRun(statements, header),
    append: (runId, audited) => append.immediate(runId, audited),
    finish: (runId, end) => finish.immediate(runId, end),
    closeInterrupted: (at) => closeInterrupted(database, at),
  }
}

function beginRun(statements: RunStatements, header: EventOf<'run'>): void {
  statements.begin.run({
    runId: header.runId,
    startedAt: Date.parse(header.at),
    mode: header.mode,
    privacyLevel: header.privacyLevel,
    toolName: header.toolName ?? null,
    source: header.source ?? null,
    header: serialise(header),
    eventSeq: header.seq,
  })
}

function appendStep(statements: RunStatements, runId: string, audited: AuditedStep): void {
  const { step, eventSeq } = audited
  const { findings, durationMs: wallMs, status, ...tally } = stepTally(step)
  const counted = statements.count.run({ runId, eventSeq, wallMs, ...tally })
  if (counted.changes === 0) throw new AuditError('audit_refused')
  if (findings > 0) statements.countFindings.run({ runId, findings })
  statements.status.run({ runId, status })
  statements.step.run({
    runId,
    seq: step.seq,
    eventSeq,
    kind: step.kind,
    at: Date.parse(step.at),
    payload: serialise(step),
  })
  if (step.kind !== 'tool') return
  for (const { heuristic, category, channel } of step.findings) {
    const row = { runId, stepSeq: step.seq, heuristic, category, channel: channel ?? null }
    statements.finding.run(row)
  }
}

function finishRun(statements: RunStatements, runId: string, end: RunEnd): void {
  const { summary } = end
  const ended = statements.finish.run({
    runId,
    status: end.status,
    endedAt: Date.parse(end.at),
    eventSeq: end.eventSeq,
    failureCode: end.failure?.code ?? null,
    failureMessage: end.failure?.message ?? null,
    steps: summary?.steps ?? null,
    rounds: summary?.rounds ?? null,
    toolCalls: summary?.toolCalls ?? null,
    toolErrors: summary?.toolErrors ?? null,
    findings: summary?.findings ?? null,
    totalTokens: summary?.totalTokens ?? null,
    estimatedCost: summary?.estimatedCost ?? null,
    wallMs: summary?.wallMs ?? null,
  })
  if (ended.changes > 0) return
  if (statements.exists.get({ runId }) === undefined) throw new AuditError('audit_refused')
}

function closeInterrupted({ drizzle: database }: OpenDatabase, at: string): number {
  const closed = database
    .update(runs)
    .set({
      status: 'interrupted',
      endedAt: Date.parse(at),
      durationMs: sql`${runs.wallMs}`,
      lastEventSeq: sql`${runs.lastEventSeq} + 1`,
    })
    .where(isNull(runs.endedAt))
    .run()
  return closed.changes
}
