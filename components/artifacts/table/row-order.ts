import { type ColumnKind, cellNumber } from './column-kind.ts'
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
 * `collator` orders text in the reader's locale.
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
  if (kind === 'text') return textRanks(rows, column, collator.compare)
  const numbers = rows.map((row) => cellNumber(row[column], kind))
  const isExact = numbers.every((number) => !(Math.abs(number) > Number.MAX_SAFE_INTEGER))
  if (isExact || kind === 'date') return numberRanks(numbers)
  const isWhole = rows.every((row) => WHOLE_OR_EMPTY.test(textKey(row[column])))
  return textRanks(rows, column, isWhole ? compareWhole : byNumber)
}

function numberRanks(numbers: readonly number[]): Ranks {
  const keys = Float64Array.from(numbers)
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

function textRanks(
  rows: Rows,
  column: number,
  compare: (one: string, other: string) => number,
): Ranks {
  const texts = rows.map((row) => textKey(row[column]))
  // The cheap order first: it is nearly the wanted one, which saves two of three costly comparisons.
  const sorted = [...new Set(texts)]
    .filter((text) => text !== '')
    .sort()
    .sort(compare)
  const rankOf = new Map<string, number>()
  let rank = 0
  sorted.forEach((text, index) => {
    // What compares equal shares a rank, so that the rows' own order or the next rule decides.
    if (index > 0 && compare(sorted[index - 1] ?? '', text) !== 0) rank = index
    rankOf.set(text, rank)
  })
  return {
    ofRow: Int32Array.from(texts, (text) => rankOf.get(text) ?? EMPTY),
    count: sorted.length,
  }
}

function textKey(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell)
}

function byNumber(one: string, other: string): number {
  return Number(one) - Number(other)
}

/** Whole numbers of any length, by their digits. */
function compareWhole(one: string, other: string): number {
  const isBelow = one.startsWith('-')
  if (isBelow !== other.startsWith('-')) return isBelow ? -1 : 1
  const difference = compareMagnitudes(magnitude(one), magnitude(other))
  return isBelow ? -difference : difference
}

function compareMagnitudes(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length
  return one === other ? 0 : one < other ? -1 : 1
}

function magnitude(digits: string): string {
  return LEADING.test(digits) ? digits.replace(LEADING, '') : digits
}

const WHOLE_OR_EMPTY = /^(?:-?\d{1,400})?$/
/** The sign, and zeros before another digit. */
const LEADING = /^(?:-0*|0+)(?=\d)/
