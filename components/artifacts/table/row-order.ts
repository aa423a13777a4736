import { type ColumnKind, isEmpty } from './column-kind.ts'
import { instantKey, instantOf } from './date-instant.ts'
import { decimalKey } from './exact-decimal.ts'
import type { Cell } from './table-fault.ts'

/** One column to sort by. */
export type SortRule = {
  readonly column: number
  readonly kind: ColumnKind
  readonly descending: boolean
}

type Rows = readonly (readonly Cell[])[]

/** The rank of each row's cell among the different cells of its column; `EMPTY` where there is none. */
type Ranks = { readonly ofRow: Int32Array; readonly count: number }

const EMPTY = -1

/**
 * `order` (indexes into `rows`) sorted by the rules, the first one first. Stable; empty cells come last either
 * way. Each column's cells are ranked once, then rows are dealt out by rank, so that no rows are compared.
 * `collator` orders text in the reader's locale; numbers and moments are compared without a rounding.
 */
export function sortedOrder(
  rows: Rows,
  order: readonly number[],
  rules: readonly SortRule[],
  collator: Intl.Collator,
): readonly number[] {
  let sorted = order
  for (const rule of rules.toReversed()) {
    sorted = dealtOut(sorted, columnRanks(rows, rule, collator), rule.descending)
  }
  return sorted
}

/** A counting sort: linear, and equal ranks keep their order. */
function dealtOut(
  order: readonly number[],
  { ofRow, count }: Ranks,
  descending: boolean,
): number[] {
  const slotOf = (row: number) => {
    const rank = ofRow[row] ?? EMPTY
    return rank === EMPTY ? count : descending ? count - 1 - rank : rank
  }
  const next = new Int32Array(count + 2)
  for (const row of order) next[slotOf(row) + 1] = (next[slotOf(row) + 1] ?? 0) + 1
  for (let slot = 1; slot < next.length; slot++) {
    next[slot] = (next[slot] ?? 0) + (next[slot - 1] ?? 0)
  }
  const sorted = new Array<number>(order.length)
  for (const row of order) {
    const slot = slotOf(row)
    const place = next[slot] ?? 0
    sorted[place] = row
    next[slot] = place + 1
  }
  return sorted
}

function columnRanks(rows: Rows, { column, kind }: SortRule, collator: Intl.Collator): Ranks {
  const cells = rows.map((row) => row[column] ?? null)
  if (kind === 'number') return numberRanks(cells, doubleOf) ?? keyRanks(cells, decimalKey)
  if (kind === 'date') return numberRanks(cells, wholeMsOf) ?? keyRanks(cells, momentKey)
  return keyRanks(cells, (text) => text, collator.compare)
}

function momentKey(text: string): string | null {
  const instant = instantOf(text)
  return instant && instantKey(instant)
}

/** Decimals of up to this many characters are told apart by doubles, and ordered by them. */
const EXACT_UNITS = 15
const LEAST = 1e-290
const LARGEST = 1e290

/** The double that orders as the cell does; null where a double would round it. */
function doubleOf(cell: string | number | boolean): number | null {
  if (typeof cell === 'number') return cell
  const text = String(cell)
  if (text.length > EXACT_UNITS) return null
  const value = Number(text)
  const magnitude = Math.abs(value)
  const isPlain = value === 0 ? !/e/i.test(text) : magnitude > LEAST && magnitude < LARGEST
  return isPlain ? value : null
}

function wholeMsOf(cell: string | number | boolean): number | null {
  const instant = instantOf(String(cell))
  return instant?.finer === '' ? instant.ms : null
}

/** Ranks by the numbers that `numberOf` gives; null as soon as it gives none for a filled cell. */
function numberRanks(
  cells: readonly Cell[],
  numberOf: (cell: string | number | boolean) => number | null,
): Ranks | null {
  const keys = new Float64Array(cells.length).fill(Number.NaN)
  for (const [row, cell] of cells.entries()) {
    if (isEmpty(cell)) continue
    const number = numberOf(cell)
    if (number === null) return null
    keys[row] = number
  }
  const filled = Uint32Array.from(keys.keys()).filter((row) => !Number.isNaN(keys[row]))
  filled.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0))
  const ofRow = new Int32Array(keys.length).fill(EMPTY)
  let rank = 0
  filled.forEach((row, index) => {
    const before = filled[index - 1]
    if (before !== undefined && keys[before] !== keys[row]) rank = index
    ofRow[row] = rank
  })
  return { ofRow, count: filled.length }
}

/** Ranks by the key of each text, in the order of `compare`, or else of the keys themselves. */
function keyRanks(
  cells: readonly Cell[],
  keyOf: (text: string) => string | null,
  compare?: (one: string, other: string) => number,
): Ranks {
  const keys = cells.map((cell) => (isEmpty(cell) ? '' : (keyOf(String(cell)) ?? '')))
  const different = [...new Set(keys)].filter((key) => key !== '').sort()
  // The cheap order first: it is nearly the wanted one, which saves two of three costly comparisons.
  const sorted = compare ? different.sort(compare) : different
  const rankOf = new Map<string, number>()
  let rank = 0
  sorted.forEach((key, index) => {
    // What compares equal shares a rank, so that the rows' own order or the next rule decides.
    const isEqual = compare !== undefined && compare(sorted[index - 1] ?? '', key) === 0
    if (index > 0 && !isEqual) rank = index
    rankOf.set(key, rank)
  })
  return {
    ofRow: Int32Array.from(keys, (key) => rankOf.get(key) ?? EMPTY),
    count: sorted.length,
  }
}
