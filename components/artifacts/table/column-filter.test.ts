import { expect, test } from 'vitest'
import { type ColumnFilter, filterTest, operatorOf, operatorsOf } from './column-filter.ts'
import type { ColumnKind } from './column-kind.ts'
import { RowFilter } from './row-filter.ts'
import type { Cell } from './table-fault.ts'

const filter = (operator: string, operand = '', upTo = ''): ColumnFilter => ({
  column: 0,
  operator,
  operand,
  upTo,
})

function kept(kind: ColumnKind, cells: readonly Cell[], asked: ColumnFilter): Cell[] {
  const { test: fits } = filterTest(asked, kind)
  return cells.filter((cell) => fits?.(cell) ?? true)
}

const NUMBERS: Cell[] = [5, '5.0', '-12.5', '9007199254740993', null, '']
test.each([
  ['=', '5', '', [5, '5.0']],
  ['≠', '5', '', ['-12.5', '9007199254740993']],
  ['<', '0', '', ['-12.5']],
  ['>', '9007199254740992', '', ['9007199254740993']],
  ['≤', '-12.50', '', ['-12.5']],
  ['≥', '9007199254740993.0', '', ['9007199254740993']],
  ['between', '-20', '5', [5, '5.0', '-12.5']],
  ['contains', '2.5', '', ['-12.5']],
  ['empty', '', '', [null, '']],
  ['filled', '', '', [5, '5.0', '-12.5', '9007199254740993']],
])('numbers %s %s %s', (operator, operand, upTo, cells) => {
  expect(kept('number', NUMBERS, filter(operator, operand, upTo))).toEqual(cells)
})

const DATES: Cell[] = [
  '2024-03-01T10:00:00Z',
  '2024-03-01',
  '2024-02-29T23:59Z',
  '2025-01-01',
  null,
]
test.each([
  ['on', '2024-03-01', '', ['2024-03-01T10:00:00Z', '2024-03-01']],
  ['before', '2024-03', '', ['2024-02-29T23:59Z']],
  ['after', '2024-03-01', '', ['2025-01-01']],
  ['between', '2024-02-29', '2024-03-01', DATES.slice(0, 3)],
  ['empty', '', '', [null]],
])('dates %s %s %s', (operator, operand, upTo, cells) => {
  expect(kept('date', DATES, filter(operator, operand, upTo))).toEqual(cells)
})

const TEXTS: Cell[] = ['Café', 'cafe\u0301 noir', 'tea', null, '', 7, '= 5']
test.each([
  ['contains', 'CAFÉ', ['Café', 'cafe\u0301 noir']],
  ['lacks', 'café', ['tea', null, '', 7, '= 5']],
  ['equals', 'Café', ['Café']],
  ['starts', '=', ['= 5']],
  ['empty', '', [null, '']],
])('text %s %s', (operator, operand, cells) => {
  const asked = filter(operator, operand)
  expect(kept('text', TEXTS, asked)).toEqual(cells)
})

test('true and false are asked for as such', () => {
  expect(kept('boolean', [true, false, null], filter('true'))).toEqual([true])
  expect(kept('boolean', [true, false, null], filter('false'))).toEqual([false])
})

test('what is not asked yet lets everything through, and what cannot be asked says why', () => {
  expect(filterTest(filter('>'), 'number')).toEqual({ test: null, fault: null })
  expect(filterTest(filter('between', '1'), 'number')).toEqual({ test: null, fault: null })
  expect(filterTest(filter('>', 'many'), 'number').fault).toMatch(/number in digits/)
  expect(filterTest(filter('before', '1/2/24'), 'date').fault).toMatch(/2024-03-01/)
})

test('an operator that a kind does not know is its usual one', () => {
  expect(operatorOf(filter('between'), 'text')).toBe(operatorsOf('text')[0])
})

const people = new RowFilter([
  ['Ada', 36, '1815-12-10'],
  ['Grace', 85, '1906-12-09'],
  ['Alan', null, '1912-06-23'],
])

test('a search looks into every cell, without regard to case, and not over two cells', () => {
  expect(people.indexes('ADA', [])).toEqual([0])
  expect(people.indexes('1912', [])).toEqual([2])
  expect(people.indexes('ada36', [])).toEqual([])
  expect(people.indexes('  ', [])).toEqual([0, 1, 2])
})

test('a search and the tests of two columns hold together', () => {
  const tests = [
    { column: 1, test: (cell: Cell) => cell !== null },
    { column: 2, test: (cell: Cell) => String(cell) > '1900' },
  ]
  expect(people.indexes('a', tests)).toEqual([1])
})
