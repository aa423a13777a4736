import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { AuditError } from '#lib/audit/audit-error.ts'
import type { RunPage, RunQuery } from '#lib/audit/run-query.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import type { OpenDatabase } from './open-database.ts'
import { type RunCursor, readCursor, writeCursor } from './run-cursor.ts'
import { runFilter } from './run-filter.ts'
import { readRunRow } from './run-row.ts'
import { runs } from './schema.ts'

/** The column that each sort goes by; none of them is ever null. */
const SORT_COLUMNS = {
  startedAt: runs.startedAt,
  durationMs: runs.durationSort,
  findings: runs.findings,
  steps: runs.steps,
  toolName: runs.toolSort,
} as const satisfies Record<RunQuery['sort'], unknown>

/** The header may hold a prompt of any size, and the list shows none of it. */
const { header: _header, ...LIST_COLUMNS } = getTableColumns(runs)

/** One run, or null. Throws `AuditError` where its row can't be read. */
export function findRun(database: OpenDatabase, runId: string): RunRow | null {
  const stored = database.drizzle.select(LIST_COLUMNS).from(runs).where(eq(runs.runId, runId)).get()
  if (stored === undefined) return null
  const row = readRunRow(database, stored)
  if (row === null) throw new AuditError('audit_unreadable')
  return row
}

/** One page of runs by keyset, with its neighbours' cursors and the total, read in one transaction. */
export function listRuns(database: OpenDatabase, query: RunQuery): RunPage {
  return database.drizzle.transaction((transaction) => {
    const cursor = readCursor(query)
    const isBackward = cursor?.direction === 'previous'
    const found = pageStatement(database, query, cursor).all()
    const hasMore = found.length > query.limit
    const shown = isBackward ? found.slice(0, query.limit).reverse() : found.slice(0, query.limit)
    const counted = transaction.select({ total: count() }).from(runs)
    const total = counted.where(runFilter(query, database)).get()?.total ?? 0
    return {
      ...readRows(database, shown),
      next: hasMore || isBackward ? edge(query, 'next', shown.at(-1)) : null,
      previous: (isBackward ? hasMore : cursor !== null) ? edge(query, 'previous', shown[0]) : null,
      total,
    }
  })
}

/** The query of one page: one row more than it shows, in the order in which the page is walked. */
export function pageStatement(database: OpenDatabase, query: RunQuery, cursor: RunCursor | null) {
  const column = SORT_COLUMNS[query.sort]
  const falls = query.descending !== (cursor?.direction === 'previous')
  const order = falls ? desc : asc
  return database.drizzle
    .select(LIST_COLUMNS)
    .from(runs)
    .where(and(runFilter(query, database), beyond(column, falls, cursor)))
    .orderBy(order(column), order(runs.id))
    .limit(query.limit + 1)
}

function beyond(
  column: (typeof SORT_COLUMNS)[RunQuery['sort']],
  falls: boolean,
  cursor: RunCursor | null,
): SQL | undefined {
  if (cursor === null) return undefined
  const comparison = sql.raw(falls ? '<' : '>')
  return sql`(${column}, ${runs.id}) ${comparison} (${cursor.key}, ${cursor.id})`
}

type Found = ReturnType<ReturnType<typeof pageStatement>['all']>

function readRows(database: OpenDatabase, shown: Found): Pick<RunPage, 'rows' | 'unreadable'> {
  const read = shown.map((stored) => readRunRow(database, stored))
  const unreadable = shown.filter((_, index) => read[index] === null).map(({ runId }) => runId)
  return {
    rows: read.filter((row) => row !== null),
    ...(unreadable.length > 0 && { unreadable }),
  }
}

function edge(
  { sort, descending }: RunQuery,
  direction: RunCursor['direction'],
  row: Found[number] | undefined,
): string | null {
  if (row === undefined) return null
  const keys = {
    startedAt: row.startedAt,
    durationMs: row.durationSort ?? -1,
    findings: row.findings,
    steps: row.steps,
    toolName: row.toolSort ?? '',
  }
  return writeCursor({ sort, descending, direction, key: keys[sort], id: row.id })
}
