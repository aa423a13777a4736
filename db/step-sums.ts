import { eq, sql } from 'drizzle-orm'
import type { RunSummary } from '#lib/events/run-event.ts'
import type { OpenDatabase } from './open-database.ts'
import { runSteps } from './schema.ts'

/** What the stored steps of a run come to, and the seq of the last event among them. */
export type StepSums = RunSummary & { readonly lastEventSeq: number }

/** Adds up the stored steps of a run, for one that has no summary of its own. */
export function stepSums({ drizzle: database }: OpenDatabase, runId: string): StepSums {
  const sums = database.select(SUMS).from(runSteps).where(eq(runSteps.runId, runId)).get()
  return sums ?? NO_STEPS
}

const SUMS = {
  steps: sql<number>`count(*)`,
  rounds: sql<number>`coalesce(max(${runSteps.round}), 0)`,
  toolCalls: sql<number>`coalesce(sum(${runSteps.toolCalls}), 0)`,
  toolErrors: sql<number>`coalesce(sum(${runSteps.toolErrors}), 0)`,
  findings: sql<number>`coalesce(sum(${runSteps.findings}), 0)`,
  totalTokens: sql<number>`coalesce(sum(${runSteps.totalTokens}), 0)`,
  estimatedCost: sql<number>`coalesce(sum(${runSteps.estimatedCost}), 0)`,
  wallMs: sql<number>`coalesce(round(sum(${runSteps.durationMs}), 2), 0)`,
  lastEventSeq: sql<number>`coalesce(max(${runSteps.eventSeq}), 0)`,
}

const NO_STEPS: StepSums = {
  steps: 0,
  rounds: 0,
  toolCalls: 0,
  toolErrors: 0,
  findings: 0,
  totalTokens: 0,
  estimatedCost: 0,
  wallMs: 0,
  lastEventSeq: 0,
}
