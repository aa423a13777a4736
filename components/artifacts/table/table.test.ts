import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnKind } from './column-kind.ts'
import { cellTree, holdsJson } from './json-cell.ts'
import { sortedOrder } from './row-order.ts'
import { type Cell, readTable, tableFault } from './table-fault.ts'

const collator = new Intl.Collator('en', { numeric: true })
const all = (rows: readonly unknown[]) => rows.map((_, index) => index)
const column = (cells: readonly Cell[]) => cells.map((cell) => [cell])

function sorted(cells: readonly Cell[], descending = false, locale = collator): Cell[] {
  const rows = column(cells)
  const rule = { column: 0, kind: columnKind(rows, 0), descending }
  return sortedOrder(rows, all(rows), [rule], locale).map((index) => cells[index] ?? null)
}

test('numbers sort as numbers, whether they came as such or as digits', () => {
  expect(sorted(['10', 9, '-1', 2.5])).toEqual(['-1', 2.5, 9, '10'])
})

test('whole numbers beyond a double sort exactly', () => {
  const cells = ['9007199254740993', '9007199254740992', '90071992547409920000001', '5']
  expect(sorted(cells)).toEqual([
    '5',
    '9007199254740992',
    '9007199254740993',
    '90071992547409920000001',
  ])
})

test('fractions and exponents beyond a double sort exactly', () => {
  const cells = ['0.30000000000000000001', 0.3, '1e-400', '-1e-400', '1e400', '3e399', 0]
  expect(sorted(cells)).toEqual([
    '-1e-400',
    0,
    '1e-400',
    0.3,
    '0.30000000000000000001',
    '3e399',
    '1e400',
  ])
})

test('digits of any length sort as their values, signs and leading zeros and all', () => {
  const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String)
  const digits = fc.oneof(
    whole,
    whole.map((text) => text.replace(/\d/, '00$&')),
    fc.integer().map(String),
  )
  fc.assert(
    fc.property(fc.array(digits), (cells) => {
      const values = sorted(cells).map((cell) => BigInt(String(cell)))
      expect(values).toEqual(
        [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)),
      )
    }),
  )
})

test('dates sort as instants', () => {
  const cells = ['2024-03-01T00:00:00+02:00', '2024-02-29T23:00:00Z', '2023-12-31']
  expect(sorted(cells)).toEqual(['2023-12-31', '2024-03-01T00:00:00+02:00', '2024-02-29T23:00:00Z'])
  const fine = ['2024-01-01T00:00:00.0000002Z', '2024-01-01T00:00:00.0000001Z', '2023-12-31']
  expect(sorted(fine)).toEqual(fine.toReversed())
})

test('text sorts in the locale of the reader', () => {
  const cells = ['zebra', 'Äpfel', 'apfel', 'item 10', 'item 9']
  expect(sorted(cells)).toEqual(['apfel', 'Äpfel', 'item 9', 'item 10', 'zebra'])
  const swedish = new Intl.Collator('sv')
  expect(sorted(['zebra', 'Äpfel', 'apfel'], false, swedish)).toEqual(['apfel', 'zebra', 'Äpfel'])
})

test('empty cells come last in both directions', () => {
  expect(sorted([null, 2, 1])).toEqual([1, 2, null])
  expect(sorted([null, 2, 1], true)).toEqual([2, 1, null])
  expect(sorted(['b', null, 'a'], true)).toEqual(['b', 'a', null])
})

test('rows that are equal keep their order, and a second rule decides between them', () => {
  const rows: Cell[][] = [
    ['b', 1],
    ['a', 2],
    ['b', 0],
    ['a', 1],
  ]
  const first = { column: 0, kind: 'text', descending: false } as const
  expect(sortedOrder(rows, all(rows), [first], collator)).toEqual([1, 3, 0, 2])
  const second = { column: 1, kind: 'number', descending: false } as const
  expect(sortedOrder(rows, all(rows), [first, second], collator)).toEqual([3, 1, 2, 0])
})

test('sorting keeps every row once', () => {
  const cell = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.constant(null))
  fc.assert(
    fc.property(fc.array(cell), fc.boolean(), (cells, descending) => {
      expect(sorted(cells, descending)).toHaveLength(cells.length)
      expect(new Set(sorted(cells, descending))).toEqual(new Set(cells))
    }),
  )
})

test('a column is of one kind only where all its filled cells are', () => {
  expect(columnKind(column(['1', null, 2]), 0)).toBe('number')
  expect(columnKind(column(['2024-01-01', '']), 0)).toBe('date')
  expect(columnKind(column(['2024-13-45']), 0)).toBe('text')
  expect(columnKind(column([1, 'x']), 0)).toBe('text')
  expect(columnKind(column([null]), 0)).toBe('text')
  expect(columnKind(column([true, null, false]), 0)).toBe('boolean')
  expect(columnKind(column([true, 'x']), 0)).toBe('text')
  expect(columnKind(column(['{"a":1}', null, '[2]']), 0)).toBe('json')
  expect(columnKind(column(['[draft]', '{"a":1}']), 0)).toBe('text')
})

test('a cell is nested JSON only where it reads as such, and its numbers stay exact', () => {
  expect(holdsJson('{"a":[1]}')).toBe(true)
  expect(holdsJson('[]')).toBe(true)
  expect(holdsJson('[draft]')).toBe(false)
  expect(holdsJson('"text"')).toBe(false)
  expect(holdsJson(7)).toBe(false)
  expect(cellTree('{"a": 1}')).toEqual({ a: 1 })
  expect(cellTree('[draft]')).toBeUndefined()
})

test('a payload that is no table says where', () => {
  expect(tableFault({ columns: ['a'], rows: [['x']] })).toBeNull()
  expect(tableFault({ columns: ['a'], rows: [['x'], ['y', 'z']] })).toMatch(/^Row 2 .* 2 cells/)
  expect(tableFault({ columns: ['a'], rows: [[{}]] })).toMatch(/^Row 1 /)
  expect(tableFault({ columns: 'a', rows: [] })).toMatch(/column names/)
  expect(tableFault({ columns: ['a'] })).toMatch(/no rows/)
  expect(readTable({ columns: ['a'], rows: [[1]], total: 9, extra: true })).toEqual({
    columns: ['a'],
    rows: [[1]],
    total: 9,
  })
})
