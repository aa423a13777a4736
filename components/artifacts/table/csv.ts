import type { Cell } from './table-fault.ts'

/**
 * CSV (RFC 4180) of the cells in `order` and `columns`, with a header. A text that a spreadsheet would take for
 * a formula gets an apostrophe before it; numbers are written as they are. Source: OWASP, "CSV Injection".
 */
export function csvText(
  table: { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] },
  order: readonly number[],
  columns: readonly number[],
): string {
  const head = columns.map((column) => field(table.columns[column] ?? null)).join(',')
  const lines = order.map((index) =>
    columns.map((column) => field(table.rows[index]?.[column] ?? null)).join(','),
  )
  return `${[head, ...lines].join('\r\n')}\r\n`
}

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** First characters that begin a formula, or are skipped before one; their fullwidth forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A file name of plain characters for a table titled `title`, which is foreign. */
export function csvName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `${plain === '' ? 'table' : plain}.csv`
}
