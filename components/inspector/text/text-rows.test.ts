import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROW_UNITS, rowAt, type TextRows, textRows } from './text-rows.ts'

const OPEN = { maxRows: 1e6, maxUnits: 1e9 }

const slices = (text: string, rows: TextRows) =>
  Array.from({ length: rows.count }, (_, row) => text.slice(rows.starts[row], rows.ends[row]))

test('a row is a line, without its line break', () => {
  const text = 'one\ntwo\r\n\nfour'
  const rows = textRows(text, OPEN)
  expect(slices(text, rows)).toEqual(['one', 'two', '', 'four'])
  expect([...rows.lines]).toEqual([1, 2, 3, 4])
})

test('an empty text is one empty row, and a final line break begins another', () => {
  expect(textRows('', OPEN).count).toBe(1)
  expect(slices('a\n', textRows('a\n', OPEN))).toEqual(['a', ''])
})

test('a long line is several rows of one line', () => {
  const text = `${'x'.repeat(2500)}\nend`
  const rows = textRows(text, OPEN)
  expect(slices(text, rows).map((row) => row.length)).toEqual([1000, 1000, 500, 3])
  expect([...rows.lines]).toEqual([1, 1, 1, 2])
})

test('a cut keeps emoji sequences, accents and marker tokens whole', () => {
  for (const whole of ['👨‍👩‍👧', 'e\u0301', '⟦marker:chatml⟧']) {
    const text = `${'x'.repeat(ROW_UNITS - 2)}${whole}${'y'.repeat(50)}`
    expect(slices(text, textRows(text, OPEN)).some((row) => row.includes(whole))).toBe(true)
  }
})

test('a row of strays ends after a dozen marks', () => {
  const text = 'a\u200b'.repeat(400)
  for (const row of slices(text, textRows(text, OPEN))) {
    expect(row.split('\u200b').length - 1).toBeLessThanOrEqual(12)
  }
})

test('the limits say how far the text is shown', () => {
  expect(textRows('x'.repeat(50), { maxRows: 10, maxUnits: 20 }).shownTo).toBe(20)
  const rows = textRows('a\nb\nc\nd', { maxRows: 2, maxUnits: 100 })
  expect(rows.count).toBe(2)
  expect(rows.shownTo).toBe(4)
})

test('the row of an offset is the one that holds it', () => {
  const rows = textRows('one\ntwo\nthree', OPEN)
  expect([0, 2, 4, 9, 99].map((offset) => rowAt(rows, offset))).toEqual([0, 0, 1, 2, 2])
})

const anyText = fc.string({
  unit: fc.constantFrom(
    'a',
    '\n',
    '\r',
    '\u200b',
    '\u202e',
    '👩',
    '\u200d',
    'e\u0301',
    '\ud800',
    '⟦',
  ),
  maxLength: 3000,
})

test('rows leave out nothing but line breaks', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const rows = textRows(text, OPEN)
      let at = 0
      for (let row = 0; row < rows.count; row++) {
        const start = rows.starts[row] ?? 0
        expect(text.slice(at, start)).toMatch(/^(|\r?\n)$/)
        at = rows.ends[row] ?? 0
        expect(at - start).toBeLessThanOrEqual(ROW_UNITS)
      }
      expect(at).toBe(text.length)
    }),
  )
})
