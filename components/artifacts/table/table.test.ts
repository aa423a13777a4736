import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnKind } from './column-kind.ts'
import { csvName, csvText } from './csv.ts'
import { RowFilter } from './row-filter.ts'
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

test('whole numbers sort as their values, signs and leading zeros and all', () => {
  const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String)
  const digits = fc.oneof(
    whole,
    whole.map((text) => text.replace(/\d/, '00$&')),
  )
  const large = String(10n ** 31n)
  fc.assert(
    fc.property(fc.array(digits), (cells) => {
      const values = sorted([...cells, large]).map((cell) => BigInt(String(cell)))
      expect(values).toEqual(
        [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)),
      )
    }),
  )
})

test('dates sort as instants', () => {
  const cells = ['2024-03-01T00:00:00+02:00', '2024-02-29T23:00:00Z', '2023-12-31']
  expect(sorted(cells)).toEqual(['2023-12-31', '2024-03-01T00:00:00+02:00', '2024-02-29T23:00:00Z'])
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

test.each([
  ['> 36', [1]],
  ['>=36', [0, 1]],
  ['!= 36', [1]],
  ['30..40', [0]],
  ['8', [1]],
  ['>', []],
])('a number column takes %j', (text, indexes) => {
  expect(people.indexes('', [{ column: 1, kind: 'number', text }])).toEqual(indexes)
})

test('a date column takes comparisons, a text column takes them literally', () => {
  expect(people.indexes('', [{ column: 2, kind: 'date', text: '< 1900-01-01' }])).toEqual([0])
  expect(people.indexes('', [{ column: 0, kind: 'text', text: '> A' }])).toEqual([])
})

test('CSV quotes what needs it and takes formulas their force', () => {
  const rows: Cell[][] = [
    ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'],
    ['a,b', 'say "hi"', 'two\nlines', -5, null, true],
  ]
  const columns = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(csvText({ columns, rows }, [0, 1], [0, 1, 2, 3, 4, 5])).toBe(
    'a,b,c,d,e,f\r\n' +
      "'=1+1,'+1,'-1,'@SUM(A1),'\tx,\"'\rx\"\r\n" +
      '"a,b","say ""hi""","two\nlines",-5,,true\r\n',
  )
})

test('CSV holds the rows and columns asked for, in that order', () => {
  const table = {
    columns: ['a', 'b'],
    rows: [
      [1, 2],
      [3, 4],
    ],
  }
  expect(csvText(table, [1, 0], [1])).toBe('b\r\n4\r\n2\r\n')
})

test('a file is named by plain characters only', () => {
  expect(csvName('Pages / ../etc "x"')).toBe('Pages-etc-x.csv')
  expect(csvName('\u202egnp')).toBe('gnp.csv')
  expect(csvName('')).toBe('table.csv')
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
