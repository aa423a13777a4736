import type { CellTest } from './column-filter.ts'
import { foldedText } from './folded-text.ts'
import type { Cell } from './table-fault.ts'

/** One column and what its cells are held to. */
export type ColumnTest = { readonly column: number; readonly test: CellTest }

/** Finds rows of one table; remembers their folded text, so that each further letter costs a search only. */
export class RowFilter {
  readonly #rows: readonly (readonly Cell[])[]
  #folded: readonly string[] | null = null

  constructor(rows: readonly (readonly Cell[])[]) {
    this.#rows = rows
  }

  /** Indexes of the rows in which some cell holds `anywhere` and each test's column fits. */
  indexes(anywhere: string, tests: readonly ColumnTest[]): number[] {
    const wanted = foldedText(anywhere.trim())
    const folded = wanted === '' ? null : this.#foldedRows()
    const found: number[] = []
    for (const [index, row] of this.#rows.entries()) {
      if (folded && !folded[index]?.includes(wanted)) continue
      if (tests.every(({ column, test }) => test(row[column] ?? null))) found.push(index)
    }
    return found
  }

  #foldedRows(): readonly string[] {
    // A separator that no one types, so that a find does not reach over two cells.
    this.#folded ??= this.#rows.map((row) => foldedText(row.join('\u0000')))
    return this.#folded
  }
}
