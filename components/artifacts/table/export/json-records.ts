import type { Cell } from '../table-fault.ts'
import { type ExportRequest, rowChunks } from './export-request.ts'

/**
 * A JSON list, a record a line; where two columns are named alike, an object of `columns` and `rows` instead, so
 * that no cell is lost. Texts stay texts, digits of any length among them, and non-ASCII stays itself.
 */
export function* jsonRecords(request: ExportRequest): Generator<string, void> {
  const { content, order, columns } = request
  const names = columns.map((column) => JSON.stringify(content.columns[column] ?? ''))
  const isNamed = hasOneNameEach(content.columns, columns)
  const cellsOf = (row: number) =>
    columns.map((column) => JSON.stringify(content.rows[row]?.[column] ?? (null satisfies Cell)))
  const record = (row: number) => {
    const cells = cellsOf(row)
    if (!isNamed) return `[${cells.join(',')}]`
    return `{${cells.map((cell, at) => `${names[at]}:${cell}`).join(',')}}`
  }
  yield isNamed ? '[' : `{"columns":[${names.join(',')}],"rows":[`
  let before = '\n'
  for (const rows of rowChunks(order)) {
    yield before + rows.map(record).join(',\n')
    before = ',\n'
  }
  yield isNamed ? '\n]\n' : '\n]}\n'
}

/** False where two of the columns have one name. */
export function hasOneNameEach(names: readonly string[], columns: readonly number[]): boolean {
  return new Set(columns.map((column) => names[column])).size === columns.length
}
