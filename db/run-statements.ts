import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { OpenDatabase } from './open-database.ts'
import { runs } from './schema.ts'

/** The prepared statements that write runs, made once for one connection. */
export type RunStatements = ReturnType<typeof runStatements>

/** Prepares the statements; each is used inside a transaction of `run-writer.ts`. */
export function runStatements({ drizzle: database, connection }: OpenDatabase) {
  const underWay = and(eq(runs.runId, named('runId')), isNull(runs.endedAt))
  return {
    begin: database.insert(runs).values(BEGIN).prepare(),
    /** Past drizzle, whose placeholders cost as much as the insert itself; once a step, so it counts. */
    step: connection.prepare(INSERT_STEP),
    finding: connection.prepare(INSERT_FINDING),
    countFindings: connection.prepare('update runs set findings = findings + ? where run_id = ?'),
    status: database
      .update(runs)
      .set({ status: sql`${named('status')}` })
      .where(underWay)
      .prepare(),
    finish: database.update(runs).set(END).where(underWay).prepare(),
    exists: database
      .select({ id: runs.id })
      .from(runs)
      .where(eq(runs.runId, named('runId')))
      .prepare(),
    underWay: database
      .select({ runId: runs.runId })
      .from(runs)
      .where(isNull(runs.endedAt))
      .prepare(),
  }
}

/** Inserts nothing where the run isn't under way. */
const INSERT_STEP = `
  insert into run_steps (
    run_id, seq, event_seq, kind, at, round, tool_calls, tool_errors, findings, total_tokens,
    estimated_cost, duration_ms, payload
  )
  select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
  where exists (select 1 from runs where run_id = ? and ended_at is null)`

const INSERT_FINDING = `
  insert into findings (run_id, step_seq, heuristic, category, channel) values (?, ?, ?, ?, ?)`

function named(name: string): Placeholder {
  return sql.placeholder(name)
}

function set(name: string): SQL {
  return sql`${named(name)}`
}

const BEGIN = {
  runId: named('runId'),
  startedAt: named('startedAt'),
  mode: named('mode'),
  status: 'running',
  privacyLevel: named('privacyLevel'),
  toolName: named('toolName'),
  source: named('source'),
  header: named('header'),
}

const END = {
  status: set('status'),
  endedAt: set('endedAt'),
  endEventSeq: set('endEventSeq'),
  failureCode: set('failureCode'),
  failureMessage: set('failureMessage'),
  steps: set('steps'),
  rounds: set('rounds'),
  toolCalls: set('toolCalls'),
  toolErrors: set('toolErrors'),
  findings: set('findings'),
  totalTokens: set('totalTokens'),
  estimatedCost: set('estimatedCost'),
  wallMs: set('wallMs'),
}
