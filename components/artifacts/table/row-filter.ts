import { type ColumnKind, cellNumber } from './column-kind.ts'
import type { Cell } from './table-fault.ts'

/** What one column is held to: text that it holds, or a comparison (`> 5`, `<= 2024-01-01`, `10..20`). */
export type ColumnFilter = {
  readonly column: number
  readonly kind: ColumnKind
  readonly text: string
}

type Test = (cell: Cell) => boolean

const COMPARISON = /^(>=|<=|!=|>|<|=)\s{0,8}(\S.{0,100})$/
const RANGE = /^(\S{1,40}?)\s{0,8}\.\.\s{0,8}(\S{1,40})$/

const COMPARISONS: ReadonlyMap<string, (one: number, other: number) => boolean> = new Map([
  ['>', (one: number, other: number) => one > other],
  ['>=', (one: number, other: number) => one >= other],
  ['<', (one: number, other: number) => one < other],
  ['<=', (one: number, other: number) => one <= other],
  ['=', (one: number, other: number) => one === other],
  ['!=', (one: number, other: number) => one !== other],
])

/** Finds rows of one table; remembers their folded text, so that each further letter costs a search only. */
export class RowFilter {
  readonly #rows: readonly (readonly Cell[])[]
  #folded: readonly string[] | null = null

  constructor(rows: readonly (readonly Cell[])[]) {
    this.#rows = rows
  }

  /** Indexes of the rows in which some cell holds `anywhere` and each filter's column fits. */
  indexes(anywhere: string, filters: readonly ColumnFilter[]): number[] {
    const wanted = anywhere.trim().toLowerCase()
    const tests = filters
      .filter(({ text }) => text.trim() !== '')
      .map((filter) => ({ column: filter.column, fits: cellTest(filter) }))
    const folded = wanted === '' ? null : this.#foldedRows()
    const found: number[] = []
    for (const [index, row] of this.#rows.entries()) {
      if (folded && !folded[index]?.includes(wanted)) continue
      if (tests.every(({ column, fits }) => fits(row[column] ?? null))) found.push(index)
    }
    return found
  }

  #foldedRows(): readonly string[] {
    // A separator that no one types, so that a find does not reach over two cells.
    this.#folded ??= this.#rows.map((row) => row.join('\u0000').toLowerCase())
    return this.#folded
  }
}

function cellTest({ text, kind }: ColumnFilter): Test {
  const wanted = text.trim()
  if (kind !== 'text') {
    const test = rangeTest(wanted, kind) ?? comparisonTest(wanted, kind)
    if (test) return test
  }
  const folded = wanted.toLowerCase()
  return (cell) => cell !== null && String(cell).toLowerCase().includes(folded)
}

function rangeTest(text: string, kind: ColumnKind): Test | null {
  const [, from, to] = RANGE.exec(text) ?? []
  const low = cellNumber(from, kind)
  const high = cellNumber(to, kind)
  if (Number.isNaN(low) || Number.isNaN(high)) return null
  return (cell) => {
    const value = cellNumber(cell, kind)
    return value >= low && value <= high
  }
}

function comparisonTest(text: string, kind: ColumnKind): Test | null {
  const [, sign, operand] = COMPARISON.exec(text) ?? []
  const compare = COMPARISONS.get(sign ?? '')
  const other = cellNumber(operand, kind)
  if (!compare || Number.isNaN(other)) return null
  return (cell) => {
    const value = cellNumber(cell, kind)
    return !Number.isNaN(value) && compare(value, other)
  }
}
