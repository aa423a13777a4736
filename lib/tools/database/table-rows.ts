import { CELL_CHARACTERS } from '../table-page.ts'
import { ToolFailure } from '../tool-failure.ts'
import { statementProblem } from './database-reader.ts'
import type { RawCell, Statement, StatementReply } from './query-protocol.ts'
import { cellColumns } from './record-cell.ts'
import { type Condition, columnNamed } from './record-filter.ts'
import { type Column, identifier, type Table } from './schema.ts'

/** Which of the matching rows are read, and in which order. */
export type RowPage = {
  /** Name of the column to sort by; without it the order is that of the table. */
  readonly sort?: string | undefined
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

/** Counts the rows that match. */
export function countStatement(table: Table, where: Condition): Statement {
  return {
    sql: `SELECT count(*) FROM ${identifier(table.name)}${where.sql}`,
    parameters: where.parameters,
    maxRows: 1,
    maxBytes: 1000,
  }
}

/** Reads a page of the matching rows: of each column the pair of `cellColumns`, for `formatRow`. */
export function rowsStatement(
  table: Table,
  shown: readonly Column[],
  where: Condition,
  { sort, descending, limit, offset }: RowPage,
  maxBytes: number,
): Statement {
  const cells = shown.map((column) => cellColumns(column.name, CELL_CHARACTERS)).join(', ')
  const order = sort ? orderBy(table, columnNamed(table.columns, sort), descending) : ''
  return {
    sql: `SELECT ${cells} FROM ${identifier(table.name)}${where.sql}${order} LIMIT ? OFFSET ?`,
    parameters: [...where.parameters, BigInt(limit), BigInt(offset)],
    maxRows: limit,
    maxBytes,
  }
}

/** Equal rows are ordered by the primary key, so that pages don't overlap. */
function orderBy(table: Table, column: Column, descending: boolean): string {
  const keys = table.columns.filter((one) => one.keyPlace > 0 && one !== column)
  const order = [
    `${identifier(column.name)} ${descending ? 'DESC' : 'ASC'}`,
    ...keys.map((key) => identifier(key.name)),
  ]
  return ` ORDER BY ${order.join(', ')}`
}

/** The rows of a reply. Throws a `ToolFailure` that says why there are none. */
export function rowsOf(
  table: Table,
  reply: StatementReply | undefined,
): readonly (readonly RawCell[])[] {
  if (reply?.ok) return reply.rows
  throw new ToolFailure(statementProblem(table.name, reply?.code ?? 'UNKNOWN'))
}
