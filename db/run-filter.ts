import { and, eq, exists, gt, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { RunQuery } from '#lib/audit/run-query.ts'
import type { OpenDatabase } from './open-database.ts'
import { findings, runs } from './schema.ts'

/** The condition that a query's filters make together; undefined where it names none. */
export function runFilter(query: RunQuery, database: OpenDatabase): SQL | undefined {
  return and(
    query.toolName === undefined ? undefined : eq(runs.toolName, query.toolName),
    query.source === undefined ? undefined : eq(runs.source, query.source),
    query.mode === undefined ? undefined : eq(runs.mode, query.mode),
    query.status === undefined ? undefined : eq(runs.status, query.status),
    query.privacyLevel === undefined ? undefined : eq(runs.privacyLevel, query.privacyLevel),
    query.from === undefined ? undefined : gte(runs.startedAt, Date.parse(query.from)),
    query.to === undefined ? undefined : lte(runs.startedAt, Date.parse(query.to)),
    flagged(query),
    withHeuristic(query, database),
    withText(query),
  )
}

function flagged({ flagged: wanted }: RunQuery): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted ? gt(runs.findings, 0) : eq(runs.findings, 0)
}

function withHeuristic(
  { heuristic }: RunQuery,
  { drizzle: database }: OpenDatabase,
): SQL | undefined {
  if (heuristic === undefined) return undefined
  const matching = database
    .select({ one: sql`1` })
    .from(findings)
    .where(and(eq(findings.heuristic, heuristic), eq(findings.runId, runs.runId)))
  return exists(matching)
}

/** `%` and `_` of the text stand for themselves. */
function withText({ text }: RunQuery): SQL | undefined {
  if (text === undefined || text === '') return undefined
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    ...[runs.runId, runs.toolName, runs.source].map(
      (column) => sql`${column} like ${pattern} escape '\\'`,
    ),
  )
}
