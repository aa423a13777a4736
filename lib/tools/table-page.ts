import { serialise } from '#lib/base/json.ts'
import { cutToCharacters, utf8Length } from '#lib/base/text.ts'
import type { Artifact } from '#lib/contract/artifact.ts'
import { type Cell, tableArtifact } from '#lib/contract/kinds/table.ts'
import type { ResultBudgets } from './result-budgets.ts'

/** Rows to be shown as text lines and as a table, from the same cells. */
export type TableSource<Row> = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  /** How many rows there are in all, where more exist than `rows` holds. */
  readonly total?: number
  /** Gives the cells of a row, no text longer than about `maxCharacters`. */
  cells(row: Row, maxCharacters: number): readonly Cell[]
}

/** As many rows as fit the budgets. */
export type TablePage = {
  /** A line of column names, then a line a row; cells are parted by tabs. */
  readonly lines: readonly string[]
  readonly artifact: Artifact
  readonly shownRows: number
  /** No cell is longer than this; less than the longest allowed when a single row was too large. */
  readonly maxCharacters: number
}

/** Room in the text for the sentences before the lines. */
const INTRODUCTION_BYTES = 2_000

/** Values and keys of a list with one table of no columns and rows, generously. */
const BASE_NODES = 40

const MAX_COLUMN_NAME_CHARACTERS = 100
const MIN_CELL_CHARACTERS = 8

/** Cells of `read_records` and its like are cut to this many characters. */
export const CELL_CHARACTERS = 1_000

/**
 * Builds the text lines and the table artifact in one pass over the same formatted cells, so that the
 * artifact can't show more than the text, and stops before either passes its budget. When not even one row
 * fits, its cells are cut shorter. Gives undefined when the columns alone are too many for the budgets.
 */
export function tablePage<Row>(
  source: TableSource<Row>,
  budgets: ResultBudgets,
  cellCharacters: number = CELL_CHARACTERS,
): TablePage | undefined {
  for (let limit = cellCharacters; ; limit = Math.max(MIN_CELL_CHARACTERS, limit >> 1)) {
    const page = pageWithin(source, budgets, limit)
    if (page && (page.shownRows > 0 || source.rows.length === 0)) return page
    if (limit <= MIN_CELL_CHARACTERS) return page
  }
}

function pageWithin<Row>(
  source: TableSource<Row>,
  budgets: ResultBudgets,
  maxCharacters: number,
): TablePage | undefined {
  const nameCharacters = Math.min(maxCharacters, MAX_COLUMN_NAME_CHARACTERS)
  const columns = source.columns.map((name) => shortName(name, nameCharacters))
  const lines = [columns.map(escapeCell).join('\t')]
  const rows: (readonly Cell[])[] = []
  const artifact = () => table(source, columns, rows)
  let textBytes = INTRODUCTION_BYTES + utf8Length(lines[0] ?? '') + 1
  // `total` may be added at the end; its digits are paid for here.
  let artifactBytes = utf8Length(
    serialise([table({ ...source, total: Number.MAX_SAFE_INTEGER }, columns, [])]),
  )
  let nodes = BASE_NODES + columns.length
  const fits = () =>
    textBytes <= budgets.contentBytes &&
    artifactBytes <= budgets.artifactBytes &&
    nodes <= budgets.artifactNodes
  if (!fits()) return undefined
  for (const row of source.rows) {
    const cells = source.cells(row, maxCharacters)
    const line = cells.map(escapeCell).join('\t')
    textBytes += utf8Length(line) + 1
    artifactBytes += utf8Length(serialise(cells)) + 1
    nodes += cells.length + 1
    if (!fits()) break
    lines.push(line)
    rows.push(cells)
  }
  return { lines, artifact: artifact(), shownRows: rows.length, maxCharacters }
}

function table(
  source: Pick<TableSource<never>, 'title' | 'total'>,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Artifact {
  return tableArtifact({ columns, rows, title: source.title, total: source.total })
}

function shortName(name: string, maxCharacters: number): string {
  const cut = cutToCharacters(name.toWellFormed(), maxCharacters)
  return cut.length < name.length ? `${cut}…` : cut
}

const ESCAPES = new Map([
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
])

/** A cell on one line: no cell can forge a column or a row. The text `NULL` is told from no value. */
export function escapeCell(cell: Cell): string {
  if (cell === null) return 'NULL'
  if (typeof cell !== 'string') return String(cell)
  if (cell === 'NULL') return '\\NULL'
  return cell.replace(/[\\\t\n\r]/g, (character) => ESCAPES.get(character) ?? character)
}
