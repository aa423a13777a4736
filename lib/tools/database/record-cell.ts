import { cutToCharacters } from '#lib/base/text.ts'
import type { Cell } from '#lib/contract/kinds/table.ts'
import { count } from '../wording.ts'
import type { RawCell } from './query-protocol.ts'
import { identifier } from './schema.ts'

/** Bytes of one character at most, in UTF-8 and UTF-16. */
const BYTES_A_CHARACTER = 4

/**
 * The two result columns that read one column without ever moving a huge value: its value (of a text only
 * the first bytes, and as bytes, because text functions stop at a NUL; of a BLOB nothing) and its size.
 */
export function cellColumns(columnName: string, maxCharacters: number): string {
  const name = identifier(columnName)
  const prefixBytes = (maxCharacters + 1) * BYTES_A_CHARACTER
  return `CASE typeof(${name}) WHEN 'text' THEN substr(CAST(${name} AS BLOB), 1, ${prefixBytes})
    WHEN 'blob' THEN 'blob' ELSE ${name} END,
    CASE WHEN typeof(${name}) IN ('text', 'blob') THEN octet_length(${name}) END`
}

/**
 * One cell for people and for text, from a pair of `cellColumns`. Integers beyond 2^53 and infinities become
 * strings, so that nothing is rounded; a BLOB is described; a text longer than `maxCharacters` is cut and
 * says so.
 */
export function formatCell(
  value: RawCell,
  size: RawCell,
  maxCharacters: number,
  encoding: string,
): Cell {
  const bytes = Number(size ?? 0)
  if (value instanceof Uint8Array) return textCell(value, bytes, maxCharacters, encoding)
  if (value === null) return size === null ? null : ''
  if (typeof value === 'string') return `‹blob ${count(bytes)} bytes›`
  if (typeof value === 'bigint') return exactInteger(value)
  return Number.isFinite(value) ? value : String(value)
}

/** The cells of one row whose columns were read by `cellColumns`, in pairs. */
export function formatRow(
  row: readonly RawCell[],
  maxCharacters: number,
  encoding: string,
): Cell[] {
  const cells: Cell[] = []
  for (let index = 0; index + 1 < row.length; index += 2) {
    cells.push(formatCell(row[index] ?? null, row[index + 1] ?? null, maxCharacters, encoding))
  }
  return cells
}

/** `value` as a number where it is exact, else as a string of its digits. */
export function exactInteger(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
}

function textCell(
  prefix: Uint8Array,
  bytes: number,
  maxCharacters: number,
  encoding: string,
): string {
  const isWhole = prefix.length >= bytes
  // `stream` drops the character that the end of a prefix may have cut in two.
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(prefix, { stream: !isWhole })
  const shown = cutToCharacters(text, maxCharacters)
  return isWhole && shown.length === text.length
    ? text
    : `${shown}… ‹cut: ${count(bytes)} bytes in all›`
}
