import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable, type TableContent } from '../table-fault.ts'
import { EXPORT_FORMATS } from './export-formats.ts'
import { exportName } from './export-name.ts'
import type { ExportRequest } from './export-request.ts'
import { withoutFormula } from './formula.ts'

function saved(format: string, content: TableContent, given: Partial<ExportRequest> = {}): string {
  const known = EXPORT_FORMATS.find(({ name }) => name === format)
  const request = {
    content,
    order: content.rows.map((_, index) => index),
    columns: content.columns.map((_, index) => index),
    neutralises: true,
    marksOrder: false,
    ...given,
  }
  return [...(known?.text(request) ?? [])].join('')
}

const MIXED: TableContent = {
  columns: ['=name', 'n'],
  rows: [
    ['=1+1', -5],
    ['-1.5e3', '-5'],
    ['a,b', 'say "hi"'],
    ['two\nlines', null],
    ['田中 é', true],
    ['a;b', '123456789012345678901234567890.10'],
  ],
  total: null,
}

test('CSV quotes what needs it, takes formulas their force and leaves numbers what they are', () => {
  expect(saved('csv', MIXED)).toBe(
    "'=name,n\r\n" +
      "'=1+1,-5\r\n" +
      '-1.5e3,-5\r\n' +
      '"a,b","say ""hi"""\r\n' +
      '"two\nlines",\r\n' +
      '田中 é,true\r\n' +
      '"a;b",123456789012345678901234567890.10\r\n',
  )
})

test('TSV parts by tabs, and quotes a tab in a cell', () => {
  const content = { columns: ['a', 'b'], rows: [['x\ty', '@SUM(1)']], total: null }
  expect(saved('tsv', content)).toBe('a\tb\r\n"x\ty"\t\'@SUM(1)\r\n')
  expect(saved('tsv', content, { neutralises: false })).toBe('a\tb\r\n"x\ty"\t@SUM(1)\r\n')
})

test('JSON holds the cells as they came, formulas and long digits too', () => {
  const text = saved('json', MIXED)
  expect(JSON.parse(text)).toEqual(
    MIXED.rows.map(([name = null, n = null]) => ({ '=name': name, n })),
  )
  expect(text).toContain('田中 é')
  expect(text).toContain('"123456789012345678901234567890.10"')
})

test('JSON of columns named alike loses no cell, and a name is no prototype', () => {
  const alike = { columns: ['a', 'a'], rows: [[1, 2]], total: null }
  expect(JSON.parse(saved('json', alike))).toEqual({ columns: ['a', 'a'], rows: [[1, 2]] })
  const proto = { columns: ['__proto__', 'b'], rows: [['x', 1]], total: null }
  expect(saved('json', proto)).toBe('[\n{"__proto__":"x","b":1}\n]\n')
  expect(JSON.parse(saved('json', { ...alike, rows: [] }))).toEqual({
    columns: ['a', 'a'],
    rows: [],
  })
})

test('the rows and columns asked for are written, in that order', () => {
  const content = {
    columns: ['a', 'b'],
    rows: [
      [1, 2],
      [3, 4],
    ],
    total: null,
  }
  const asked = { order: [1, 0], columns: [1, 0] }
  expect(saved('csv', content, asked)).toBe('b,a\r\n4,3\r\n2,1\r\n')
  expect(saved('json', content, asked)).toBe('[\n{"b":4,"a":3},\n{"b":2,"a":1}\n]\n')
})

test('a byte order mark goes first where Excel is to read it', () => {
  expect(saved('csv', MIXED, { marksOrder: true })).toBe(`\ufeff${saved('csv', MIXED)}`)
})

test.each([
  '=1+1',
  '+1',
  '+49 170 1234',
  '-1+1',
  '-cmd',
  '--5',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '\ufeff=1',
  '\u200b\u00a0=1',
  '\u0000=1',
  '-1\t=1',
])('%j can begin a formula', (text) => {
  expect(withoutFormula(text)).toBe(`'${text}`)
})

test.each(['-5', '-1.25', '-.5', '-1e-7', '5', 'a=1', "'=1", 'x-1', '', '  x', '−5'])(
  '%j stays as it is',
  (text) => {
    expect(withoutFormula(text)).toBe(text)
  },
)

test('no field of a neutralised file begins a formula, whatever a cell holds', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('=', '-', '+', '@', '1', '"', ',', '\t', '\n', ' ', '＝') }),
    fc.integer(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const fields = fieldsOf(saved('csv', { columns: ['a', 'b'], rows, total: null }))
      expect(fields.flat().filter((field) => /^[\s]*[=+@＝]|^-(?![\d.])/.test(field))).toEqual([])
      expect(fields.slice(1)).toEqual(
        rows.map((row) =>
          row.map((one) => (typeof one === 'string' ? withoutFormula(one) : String(one ?? ''))),
        ),
      )
    }),
  )
})

test('a file is named by the letters and digits of the title', () => {
  expect(exportName('Pages / ../etc "x"', 'csv')).toBe('Pages-etc-x.csv')
  expect(exportName('\u202egnp', 'json')).toBe('gnp.json')
  expect(exportName('صفحات é', 'tsv')).toBe('صفحات-é.tsv')
  expect(exportName('', 'csv')).toBe('table.csv')
})

test('digits from the payload to the file are the same digits', () => {
  const digits = fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }).map(String)
  fc.assert(
    fc.property(digits, digits, (one, fraction) => {
      const exact = `${one}.${fraction.replace('-', '')}`
      const content = readTable({ columns: ['a', 'b'], rows: [[one, exact]] })
      if (!content) throw new Error('The test gave no table.')
      expect(saved('csv', content)).toBe(`a,b\r\n${one},${exact}\r\n`)
      expect(JSON.parse(saved('json', content))).toEqual([{ a: one, b: exact }])
    }),
  )
})

/** Reads CSV as RFC 4180 has it: a field is quoted, its quotes doubled, or holds none. */
function fieldsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
