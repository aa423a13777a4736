import type { TableContent } from '../table-fault.ts'

/** What of a table is exported, and how. */
export type ExportRequest = {
  readonly content: TableContent
  /** Indexes of the rows, in the order in which they are written. */
  readonly order: readonly number[]
  /** Indexes of the columns, likewise. */
  readonly columns: readonly number[]
  /** Whether a text that a spreadsheet would compute is written so that it does not. */
  readonly neutralises: boolean
  /** Whether a byte order mark goes first, by which Excel knows UTF-8. */
  readonly marksOrder: boolean
}

/** Rows that are written at once. */
const CHUNK_ROWS = 1000

/** The rows of a request, some at a time. */
export function* rowChunks(order: readonly number[]): Generator<readonly number[]> {
  for (let at = 0; at < order.length; at += CHUNK_ROWS) yield order.slice(at, at + CHUNK_ROWS)
}
