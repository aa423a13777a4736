import type { JsonArray, JsonObject, JsonValue } from '#lib/base/json.ts'

/** One value of a table. */
export type Cell = string | number | boolean | null

/** The payload of an artifact of kind `table`. */
export type TableContent = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** How many rows there are in all, where `rows` is a part of them. */
  readonly total: number | null
}

/** Why a payload is not one of kind `table`, or null. One pass without allocation: tables are large. */
export function tableFault(payload: JsonObject): string | null {
  const { columns, rows } = payload
  if (!isList(columns) || !columns.every((column) => typeof column === 'string')) {
    return 'The payload of kind “table” holds no list of column names.'
  }
  if (!isList(rows)) return 'The payload of kind “table” holds no rows.'
  for (const [index, row] of rows.entries()) {
    const fault = rowFault(row, columns.length)
    if (fault !== null) return `Row ${index + 1} of this table ${fault}`
  }
  return null
}

/** The table of a payload; null where it has a fault. */
export function readTable(payload: JsonObject): TableContent | null {
  const { columns, rows, total } = payload
  if (!isList(columns) || !isList(rows) || tableFault(payload) !== null) return null
  return {
    columns: columns.filter((column) => typeof column === 'string'),
    rows: rows.filter(isRow),
    total: typeof total === 'number' ? total : null,
  }
}

function rowFault(row: JsonValue, length: number): string | null {
  if (!isList(row)) return 'is no list of cells.'
  if (row.length !== length) return `has ${row.length} cells where there are ${length} columns.`
  return isRow(row) ? null : 'holds a cell that is neither text, number, boolean nor null.'
}

function isRow(row: JsonValue): row is readonly Cell[] {
  return isList(row) && row.every((cell) => cell === null || typeof cell !== 'object')
}

function isList(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value)
}
