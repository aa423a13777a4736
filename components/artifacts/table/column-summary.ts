import { type ColumnKind, isEmpty } from './column-kind.ts'
import { instantKey, instantOf } from './date-instant.ts'
import { decimalKey } from './exact-decimal.ts'
import type { Cell } from './table-fault.ts'

/** What is counted of a column. */
export type SummaryQuestion = {
  readonly rows: readonly (readonly Cell[])[]
  /** Indexes of the rows that count. */
  readonly order: readonly number[]
  readonly column: number
  readonly kind: ColumnKind
  readonly collator: Intl.Collator
}

/** A column in short. */
export type ColumnSummary = {
  readonly rows: number
  readonly empty: number
  /** How many different values there are; numbers are one however they are written. */
  readonly distinct: number
  /** The least and the largest value, as they came; null where every cell is empty. */
  readonly min: Cell
  readonly max: Cell
  readonly histogram: Histogram
}

/** How the values spread: over equal stretches, or the values that come most often. */
export type Histogram =
  | { readonly of: 'stretches'; readonly bars: readonly Stretch[] }
  | { readonly of: 'values'; readonly bars: readonly ValueBar[]; readonly others: number }
  /** Nothing repeats, or nothing is there. */
  | { readonly of: 'nothing' }

/** A stretch of numbers, or of milliseconds for dates; `to` belongs to the last one only. */
export type Stretch = { readonly from: number; readonly to: number; readonly count: number }

export type ValueBar = { readonly value: Cell; readonly count: number }

type Counted = { readonly value: string | number | boolean; count: number }

/** Rows counted, or values compared, between two yields. */
const STEP = 500
const STRETCHES = 12
const VALUES = 6

/** Counts a column and yields now and then; exact for numbers and moments of any length. */
export function* columnSummary(question: SummaryQuestion): Generator<void, ColumnSummary> {
  const { order } = question
  const counted = yield* countValues(question)
  let filled = 0
  for (const { count } of counted) filled += count
  const { min, max } = yield* extremes(counted, comparison(question))
  return {
    rows: order.length,
    empty: order.length - filled,
    distinct: counted.length,
    min,
    max,
    histogram: histogramOf(counted, question.kind),
  }
}

function* countValues(question: SummaryQuestion): Generator<void, readonly Counted[]> {
  const { rows, order, column, kind } = question
  const counts = new Map<string, Counted>()
  for (const [at, row] of order.entries()) {
    if (at % STEP === 0) yield
    const value = rows[row]?.[column]
    if (isEmpty(value)) continue
    const key = valueKey(value, kind)
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { value, count: 1 })
  }
  return [...counts.values()]
}

function valueKey(value: string | number | boolean, kind: ColumnKind): string {
  const number = kind === 'number' ? decimalKey(String(value)) : null
  return number ?? String(value)
}

type Compare = (one: string, other: string) => number

/** What of a value is compared, and how. */
function comparison({ kind, collator }: SummaryQuestion): {
  readonly keyOf: (value: Counted['value']) => string
  readonly compare: Compare
} {
  if (kind === 'number') return { keyOf: (value) => valueKey(value, kind), compare: byKey }
  if (kind !== 'date') return { keyOf: String, compare: collator.compare }
  return {
    keyOf: (value) => {
      const instant = instantOf(String(value))
      return instant ? instantKey(instant) : ''
    },
    compare: byKey,
  }
}

function byKey(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

function* extremes(
  counted: readonly Counted[],
  { keyOf, compare }: ReturnType<typeof comparison>,
): Generator<void, { min: Cell; max: Cell }> {
  const first = counted[0]
  if (!first) return { min: null, max: null }
  let min = { value: first.value, key: keyOf(first.value) }
  let max = min
  for (const [at, { value }] of counted.entries()) {
    if (at % STEP === 0) yield
    const key = keyOf(value)
    if (compare(key, min.key) < 0) min = { value, key }
    if (compare(key, max.key) > 0) max = { value, key }
  }
  return { min: min.value, max: max.value }
}

function histogramOf(counted: readonly Counted[], kind: ColumnKind): Histogram {
  const bars = kind === 'number' || kind === 'date' ? stretchesOf(counted, kind) : null
  return bars ? { of: 'stretches', bars } : commonValues(counted)
}

/** Bars are drawn, so a double is near enough. Null where all is one value, or beyond a double. */
function stretchesOf(counted: readonly Counted[], kind: ColumnKind): readonly Stretch[] | null {
  const numbers = counted.map(({ value, count }) => ({ at: barNumber(value, kind), count }))
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const { at } of numbers) {
    low = Math.min(low, at)
    high = Math.max(high, at)
  }
  const width = (high - low) / STRETCHES
  if (!(width > 0) || !Number.isFinite(width)) return null
  const counts = new Array<number>(STRETCHES).fill(0)
  for (const { at, count } of numbers) {
    const bar = Math.min(STRETCHES - 1, Math.floor((at - low) / width))
    counts[bar] = (counts[bar] ?? 0) + count
  }
  return counts.map((count, bar) => ({
    from: low + bar * width,
    to: bar === STRETCHES - 1 ? high : low + (bar + 1) * width,
    count,
  }))
}

function barNumber(value: Counted['value'], kind: ColumnKind): number {
  return kind === 'date' ? (instantOf(String(value))?.ms ?? Number.NaN) : Number(value)
}

function commonValues(counted: readonly Counted[]): Histogram {
  const bars = counted.toSorted((one, other) => other.count - one.count).slice(0, VALUES)
  if ((bars[0]?.count ?? 0) < 2) return { of: 'nothing' }
  return { of: 'values', bars, others: counted.length - bars.length }
}
