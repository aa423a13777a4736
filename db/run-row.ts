import type { InferSelectModel } from 'drizzle-orm'
import { RunRow } from '#lib/events/run-row.ts'
import type { runs } from './schema.ts'

type Stored = Omit<InferSelectModel<typeof runs>, 'header' | 'toolSort' | 'durationSort'>

/** A row of `runs` as the audit gives it, or null where something in it can't be what was written. */
export function readRunRow(stored: Stored): RunRow | null {
  const parsed = RunRow.safeParse({
    runId: stored.runId,
    startedAt: isoOrNull(stored.startedAt),
    endedAt: stored.endedAt === null ? null : isoOrNull(stored.endedAt) || 'unreadable',
    mode: stored.mode,
    status: stored.status,
    privacyLevel: stored.privacyLevel,
    toolName: stored.toolName,
    source: stored.source,
    summary: {
      steps: stored.steps,
      rounds: stored.rounds,
      toolCalls: stored.toolCalls,
      toolErrors: stored.toolErrors,
      findings: stored.findings,
      totalTokens: stored.totalTokens,
      estimatedCost: stored.estimatedCost,
      wallMs: stored.wallMs,
    },
  })
  return parsed.success ? parsed.data : null
}

/** ISO 8601 of a stored time, or null where the column holds no time. */
export function isoOrNull(stored: unknown): string | null {
  if (typeof stored !== 'number') return null
  const date = new Date(stored)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
