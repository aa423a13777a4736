import type { Cell } from './table-fault.ts'

/** How a column sorts, filters and aligns. */
export type ColumnKind = 'number' | 'date' | 'text'

const NUMBER = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?$/
const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/

/** What all filled cells of column `index` are: numbers (as such or as digits), dates, else text. */
export function columnKind(rows: readonly (readonly Cell[])[], index: number): ColumnKind {
  let kind: ColumnKind | null = null
  for (const row of rows) {
    const cell = row[index]
    if (cell === null || cell === undefined || cell === '') continue
    const own = cellKind(cell)
    if (own === 'text' || (kind !== null && kind !== own)) return 'text'
    kind = own
  }
  return kind ?? 'text'
}

function cellKind(cell: string | number | boolean): ColumnKind {
  if (typeof cell === 'number') return 'number'
  if (typeof cell === 'boolean') return 'text'
  if (NUMBER.test(cell)) return 'number'
  return DATE.test(cell) && !Number.isNaN(Date.parse(cell)) ? 'date' : 'text'
}

/** The number that a cell of a column of kind `number` or `date` stands for; NaN where it is empty. */
export function cellNumber(cell: Cell | undefined, kind: ColumnKind): number {
  if (cell === null || cell === undefined || cell === '') return Number.NaN
  if (typeof cell === 'number') return cell
  return kind === 'date' ? Date.parse(String(cell)) : Number(cell)
}
