import { type ColumnKind, cellNumber } from './column-kind.ts'
import type { Cell } from './table-fault.ts'

/** One column to sort by. */
export type SortRule = {
  readonly column: number
  readonly kind: ColumnKind
  readonly descending: boolean
}

type Rows = readonly (readonly Cell[])[]

/**
 * `order` (indexes into `rows`) sorted by the rules, the first one first. Stable; empty cells come last either
 * way. Each column's keys are computed once, so that sorting compares numbers only. `collator` orders text in
 * the reader's locale.
 */
export function sortedOrder(
  rows: Rows,
  order: readonly number[],
  rules: readonly SortRule[],
  collator: Intl.Collator,
): readonly number[] {
  const keyed = rules.map((rule) => {
    return { keys: sortKeys(rows, rule, collator), sign: rule.descending ? -1 : 1 }
  })
  if (keyed.length === 0) return order
  return [...order].sort((one, other) => {
    for (const { keys, sign } of keyed) {
      const difference = compareKeys(keys[one] ?? Number.NaN, keys[other] ?? Number.NaN, sign)
      if (difference !== 0) return difference
    }
    return one - other
  })
}

function compareKeys(one: number, other: number, sign: number): number {
  if (Number.isNaN(one)) return Number.isNaN(other) ? 0 : 1
  if (Number.isNaN(other)) return -1
  return one === other ? 0 : one < other ? -sign : sign
}

function sortKeys(rows: Rows, { column, kind }: SortRule, collator: Intl.Collator): Float64Array {
  if (kind === 'text') return ranks(rows, column, collator.compare)
  const keys = Float64Array.from(rows, (row) => cellNumber(row[column], kind))
  const isExact = keys.every((key) => !(Math.abs(key) > Number.MAX_SAFE_INTEGER))
  return isExact || kind === 'date' ? keys : ranks(rows, column, compareDigits)
}

/** The rank of each row's cell among the different cells of its column; NaN for an empty one. */
function ranks(
  rows: Rows,
  column: number,
  compare: (one: string, other: string) => number,
): Float64Array {
  const texts = rows.map((row) => textKey(row[column]))
  const sorted = [...new Set(texts)].filter((text) => text !== '').sort(compare)
  const rankOf = new Map<string, number>()
  let rank = 0
  sorted.forEach((text, index) => {
    // What compares equal shares a rank, so that the rows' own order or the next rule decides.
    if (index > 0 && compare(sorted[index - 1] ?? '', text) !== 0) rank = index
    rankOf.set(text, rank)
  })
  return Float64Array.from(texts, (text) => rankOf.get(text) ?? Number.NaN)
}

function textKey(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell)
}

/** Whole numbers of any length exactly; others by the nearest double. */
function compareDigits(one: string, other: string): number {
  if (WHOLE.test(one) && WHOLE.test(other)) {
    const [left, right] = [BigInt(one), BigInt(other)]
    return left === right ? 0 : left < right ? -1 : 1
  }
  return Number(one) - Number(other)
}

const WHOLE = /^-?\d{1,400}$/
