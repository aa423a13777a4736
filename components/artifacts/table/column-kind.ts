import { instantOf } from './date-instant.ts'
import { decimalKey } from './exact-decimal.ts'
import { holdsJson } from './json-cell.ts'
import type { Cell } from './table-fault.ts'

/** How a column sorts, filters and aligns. */
export type ColumnKind = 'number' | 'date' | 'boolean' | 'json' | 'text'

/** What a kind is called, as in "a column of numbers". */
export const KIND_NAMES: Readonly<Record<ColumnKind, string>> = {
  number: 'numbers',
  date: 'dates',
  boolean: 'true or false',
  json: 'JSON',
  text: 'text',
}

/** What all filled cells of column `index` are: numbers (as such or as digits), dates and so on, else text. */
export function columnKind(rows: readonly (readonly Cell[])[], index: number): ColumnKind {
  let kind: ColumnKind | null = null
  for (const row of rows) {
    const cell = row[index]
    if (isEmpty(cell)) continue
    const own = cellKind(cell)
    if (own === 'text' || (kind !== null && kind !== own)) return 'text'
    kind = own
  }
  return kind ?? 'text'
}

/** True for a cell with nothing in it. */
export function isEmpty(cell: Cell | undefined): cell is null | undefined | '' {
  return cell === null || cell === undefined || cell === ''
}

function cellKind(cell: string | number | boolean): ColumnKind {
  if (typeof cell === 'number') return 'number'
  if (typeof cell === 'boolean') return 'boolean'
  if (decimalKey(cell) !== null) return 'number'
  if (instantOf(cell)) return 'date'
  return holdsJson(cell) ? 'json' : 'text'
}
