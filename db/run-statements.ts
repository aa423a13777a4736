import { and, eq, isNull, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { OpenDatabase } from './open-database.ts'
import { findings, runSteps, runs } from './schema.ts'

/** The prepared statements that write runs. Each is used inside a transaction of `run-writer.ts`. */
export type RunStatements = ReturnType<typeof runStatements>

/** Prepares the statements once for one connection. */
export function runStatements(database: OpenDatabase) {
  return { ...inserts(database), ...updates(database) }
}

function inserts({ drizzle: database }: OpenDatabase) {
  return {
    begin: database
      .insert(runs)
      .values({
        runId: named('runId'),
        startedAt: named('startedAt'),
        mode: named('mode'),
        status: 'running',
        privacyLevel: named('privacyLevel'),
        toolName: named('toolName'),
        source: named('source'),
        header: named('header'),
        lastEventSeq: named('eventSeq'),
      })
      .prepare(),
    step: database
      .insert(runSteps)
      .values({
        runId: named('runId'),
        seq: named('seq'),
        eventSeq: named('eventSeq'),
        kind: named('kind'),
        at: named('at'),
        payload: named('payload'),
      })
      .prepare(),
    finding: database
      .insert(findings)
      .values({
        runId: named('runId'),
        stepSeq: named('stepSeq'),
        heuristic: named('heuristic'),
        category: named('category'),
        channel: named('channel'),
      })
      .prepare(),
  }
}

function updates({ drizzle: database }: OpenDatabase) {
  const underWay = and(eq(runs.runId, named('runId')), isNull(runs.endedAt))
  return {
    count: database.update(runs).set(TALLY).where(underWay).prepare(),
    countFindings: database
      .update(runs)
      .set({ findings: sql`${runs.findings} + ${named('findings')}` })
      .where(underWay)
      .prepare(),
    status: database
      .update(runs)
      .set({ status: sql`${named('status')}` })
      .where(and(underWay, ne(runs.status, named('status'))))
      .prepare(),
    finish: database.update(runs).set(END).where(underWay).prepare(),
    exists: database
      .select({ id: runs.id })
      .from(runs)
      .where(eq(runs.runId, named('runId')))
      .prepare(),
  }
}

function named(name: string): Placeholder {
  return sql.placeholder(name)
}

/** `column + :name`. The name is that of the column in the schema. */
function plus(name: 'toolCalls' | 'toolErrors' | 'totalTokens' | 'estimatedCost' | 'wallMs'): SQL {
  return sql`${runs[name]} + ${named(name)}`
}

/** Findings and status are set on their own, when they change: their indexes needn't move otherwise. */
const TALLY = {
  steps: sql`${runs.steps} + 1`,
  rounds: sql`max(${runs.rounds}, ${named('round')})`,
  toolCalls: plus('toolCalls'),
  toolErrors: plus('toolErrors'),
  totalTokens: plus('totalTokens'),
  estimatedCost: plus('estimatedCost'),
  wallMs: plus('wallMs'),
  lastEventSeq: sql`${named('eventSeq')}`,
}

const END = {
  status: sql`${named('status')}`,
  endedAt: sql`${named('endedAt')}`,
  lastEventSeq: sql`${named('eventSeq')}`,
  failureCode: sql`${named('failureCode')}`,
  failureMessage: sql`${named('failureMessage')}`,
  steps: sql`coalesce(${named('steps')}, ${runs.steps})`,
  rounds: sql`coalesce(${named('rounds')}, ${runs.rounds})`,
  toolCalls: sql`coalesce(${named('toolCalls')}, ${runs.toolCalls})`,
  toolErrors: sql`coalesce(${named('toolErrors')}, ${runs.toolErrors})`,
  findings: sql`coalesce(${named('findings')}, ${runs.findings})`,
  totalTokens: sql`coalesce(${named('totalTokens')}, ${runs.totalTokens})`,
  estimatedCost: sql`coalesce(${named('estimatedCost')}, ${runs.estimatedCost})`,
  wallMs: sql`coalesce(${named('wallMs')}, ${runs.wallMs})`,
  durationMs: sql`coalesce(${named('wallMs')}, ${runs.wallMs})`,
}
