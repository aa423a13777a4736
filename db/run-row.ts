import type { InferSelectModel } from 'drizzle-orm'
import { RunRow } from '#lib/events/run-row.ts'
import type { OpenDatabase } from './open-database.ts'
import type { runs } from './schema.ts'
import { stepSums } from './step-sums.ts'

type Stored = Omit<InferSelectModel<typeof runs>, 'header' | 'toolSort' | 'durationSort'>

/**
 * A row of `runs` as the audit gives it, or null where something in it can't be what was written. A run
 * under way is counted by its steps.
 */
export function readRunRow(database: OpenDatabase, stored: Stored): RunRow | null {
  const { runId, endedAt, mode, status, privacyLevel, toolName, source } = stored
  const parsed = RunRow.safeParse({
    runId,
    startedAt: isoOrNull(stored.startedAt),
    endedAt: endedAt === null ? null : (isoOrNull(endedAt) ?? 'unreadable'),
    mode,
    status,
    privacyLevel,
    toolName,
    source,
    summary: endedAt === null ? stepSums(database, runId) : stored,
  })
  return parsed.success ? parsed.data : null
}

/** ISO 8601 of a stored time, or null where the column holds no time. */
export function isoOrNull(stored: unknown): string | null {
  if (typeof stored !== 'number') return null
  const date = new Date(stored)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
