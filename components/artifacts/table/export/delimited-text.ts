import type { Cell } from '../table-fault.ts'
import { type ExportRequest, rowChunks } from './export-request.ts'
import { withoutFormula } from './formula.ts'

/**
 * Fields parted by `separator`, a row a line, names first: RFC 4180, with a tab for TSV. Numbers are written as
 * they are, of any length; an empty cell is an empty field; non-ASCII stays itself.
 */
export function* delimitedText(
  request: ExportRequest,
  separator: ',' | '\t',
): Generator<string, void> {
  const { content, order, columns, neutralises, marksOrder } = request
  const field = (cell: Cell) => quoted(plain(cell, neutralises))
  const line = (cells: readonly Cell[]) =>
    `${columns.map((column) => field(cells[column] ?? null)).join(separator)}\r\n`
  yield `${marksOrder ? '\ufeff' : ''}${line(content.columns)}`
  for (const rows of rowChunks(order)) {
    yield rows.map((row) => line(content.rows[row] ?? [])).join('')
  }
}

function plain(cell: Cell, neutralises: boolean): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  return neutralises ? withoutFormula(cell) : cell
}

/** Quoted also for a separator that another locale's spreadsheet splits at. */
function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
