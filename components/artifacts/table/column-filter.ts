import { type ColumnKind, isEmpty } from './column-kind.ts'
import { compareInstants, instantOf, type Period, periodOf } from './date-instant.ts'
import { decimalKey } from './exact-decimal.ts'
import { foldedText } from './folded-text.ts'
import type { Cell } from './table-fault.ts'

/** True for a cell that a filter lets through. */
export type CellTest = (cell: Cell) => boolean

/** What one column is held to. */
export type ColumnFilter = {
  readonly column: number
  /** The name of one of the column kind's operators. */
  readonly operator: string
  readonly operand: string
  /** The upper end, where the operator takes two operands. */
  readonly upTo: string
}

/** One thing that a column can be asked. */
export type FilterOperator = {
  readonly name: string
  readonly label: string
  readonly operands: 0 | 1 | 2
  /** The test for these operands, or null where they are not what it takes. */
  test(operand: string, upTo: string): CellTest | null
}

type Operator<Operand> = (operand: Operand, upTo: Operand) => CellTest

const EMPTY: FilterOperator = {
  name: 'empty',
  label: 'is empty',
  operands: 0,
  test: () => (cell) => isEmpty(cell),
}
const FILLED: FilterOperator = {
  name: 'filled',
  label: 'is not empty',
  operands: 0,
  test: () => (cell) => !isEmpty(cell),
}
const CONTAINS = text('contains', 'contains', (wanted) => (cell) => wanted(cell, false))

const TEXT_OPERATORS: readonly FilterOperator[] = [
  CONTAINS,
  text('lacks', 'does not contain', (wanted) => (cell) => !wanted(cell, false)),
  {
    name: 'equals',
    label: 'is exactly',
    operands: 1,
    test: (operand) => (cell) => cell !== null && String(cell) === operand,
  },
  text('starts', 'starts with', (wanted) => (cell) => wanted(cell, true)),
  EMPTY,
  FILLED,
]

const NUMBER_OPERATORS: readonly FilterOperator[] = [
  number('=', '=', 1, (wanted) => numbers((value) => value === wanted)),
  number('≠', '≠', 1, (wanted) => numbers((value) => value !== wanted)),
  number('<', '<', 1, (wanted) => numbers((value) => value < wanted)),
  number('≤', '≤', 1, (wanted) => numbers((value) => value <= wanted)),
  number('>', '>', 1, (wanted) => numbers((value) => value > wanted)),
  number('≥', '≥', 1, (wanted) => numbers((value) => value >= wanted)),
  number('between', 'between', 2, (low, high) => numbers((value) => value >= low && value <= high)),
  CONTAINS,
  EMPTY,
  FILLED,
]

const DATE_OPERATORS: readonly FilterOperator[] = [
  date('on', 'is on', 1, ({ from, to }) => moments(from, to)),
  date('before', 'is before', 1, ({ from }) => dates((at) => compareInstants(at, from) < 0)),
  date('after', 'is after', 1, ({ to }) => dates((at) => compareInstants(at, to) > 0)),
  date('between', 'between', 2, ({ from }, { to }) => moments(from, to)),
  CONTAINS,
  EMPTY,
  FILLED,
]

const BOOLEAN_OPERATORS: readonly FilterOperator[] = [
  { name: 'true', label: 'is true', operands: 0, test: () => (cell) => cell === true },
  { name: 'false', label: 'is false', operands: 0, test: () => (cell) => cell === false },
  EMPTY,
  FILLED,
]

const OPERATORS: Readonly<Record<ColumnKind, readonly FilterOperator[]>> = {
  text: TEXT_OPERATORS,
  json: TEXT_OPERATORS,
  number: NUMBER_OPERATORS,
  date: DATE_OPERATORS,
  boolean: BOOLEAN_OPERATORS,
}

/** What a column of `kind` can be asked, the usual question first. */
export function operatorsOf(kind: ColumnKind): readonly FilterOperator[] {
  return OPERATORS[kind]
}

/** The operator of a filter, the usual one where the kind has none of that name. */
export function operatorOf(filter: ColumnFilter, kind: ColumnKind): FilterOperator {
  const known = operatorsOf(kind)
  return known.find(({ name }) => name === filter.operator) ?? known[0] ?? CONTAINS
}

/** A filter as it applies: its test; null where nothing is asked yet; or what is wrong with what is asked. */
export function filterTest(
  filter: ColumnFilter,
  kind: ColumnKind,
): { readonly test: CellTest | null; readonly fault: string | null } {
  const { operands, test } = operatorOf(filter, kind)
  const operand = filter.operand.trim()
  const upTo = filter.upTo.trim()
  const isAsked = operands === 0 || (operand !== '' && (operands === 1 || upTo !== ''))
  if (!isAsked) return { test: null, fault: null }
  const made = test(operand, upTo)
  return { test: made, fault: made ? null : FAULTS[kind] }
}

const FAULTS: Readonly<Record<ColumnKind, string>> = {
  text: 'Write what to look for.',
  json: 'Write what to look for.',
  boolean: 'Choose true or false.',
  number: 'Write a number in digits, such as -12.5.',
  date: 'Write a date such as 2024-03-01, 2024-03 or 2024.',
}

function text(
  name: string,
  label: string,
  make: (holds: (cell: Cell, atStart: boolean) => boolean) => CellTest,
): FilterOperator {
  const test = (operand: string) => {
    const wanted = foldedText(operand)
    return make((cell, atStart) => {
      if (cell === null) return false
      const folded = foldedText(String(cell))
      return atStart ? folded.startsWith(wanted) : folded.includes(wanted)
    })
  }
  return { name, label, operands: 1, test }
}

function number(
  name: string,
  label: string,
  operands: 1 | 2,
  make: Operator<string>,
): FilterOperator {
  return { name, label, operands, test: read(decimalKey, operands, make) }
}

function date(
  name: string,
  label: string,
  operands: 1 | 2,
  make: Operator<Period>,
): FilterOperator {
  return { name, label, operands, test: read(periodOf, operands, make) }
}

function read<Operand>(
  parse: (text: string) => Operand | null,
  operands: 1 | 2,
  make: Operator<Operand>,
): FilterOperator['test'] {
  return (operand, upTo) => {
    const first = parse(operand)
    const second = operands === 2 ? parse(upTo) : first
    return first !== null && second !== null ? make(first, second) : null
  }
}

/** Takes a test of the numbers' keys, which compare as the numbers do. */
function numbers(fits: (value: string) => boolean): CellTest {
  return (cell) => {
    const value = isEmpty(cell) ? null : decimalKey(String(cell))
    return value !== null && fits(value)
  }
}

function dates(fits: (at: Period['from']) => boolean): CellTest {
  return (cell) => {
    const at = isEmpty(cell) ? null : instantOf(String(cell))
    return at !== null && fits(at)
  }
}

function moments(from: Period['from'], to: Period['to']): CellTest {
  return dates((at) => compareInstants(at, from) >= 0 && compareInstants(at, to) <= 0)
}
