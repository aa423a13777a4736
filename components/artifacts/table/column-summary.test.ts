import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnKind } from './column-kind.ts'
import { columnSummary } from './column-summary.ts'
import type { Cell } from './table-fault.ts'

const collator = new Intl.Collator('en', { numeric: true })

function summaryOf(cells: readonly Cell[], order = cells.map((_, index) => index)) {
  const rows = cells.map((cell) => [cell])
  const work = columnSummary({ rows, order, column: 0, kind: columnKind(rows, 0), collator })
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

test('numbers are counted and bounded exactly, however they are written', () => {
  const { rows, empty, distinct, min, max } = summaryOf([
    '9007199254740993',
    '9007199254740992',
    '9007199254740993.0',
    null,
    '',
  ])
  expect({ rows, empty, distinct }).toEqual({ rows: 5, empty: 2, distinct: 2 })
  expect([min, max]).toEqual(['9007199254740992', '9007199254740993'])
})

test('dates are bounded as moments, text in the locale of the reader', () => {
  const dates = summaryOf(['2024-03-01T00:00:00+02:00', '2024-02-29T23:00:00Z'])
  expect([dates.min, dates.max]).toEqual(['2024-03-01T00:00:00+02:00', '2024-02-29T23:00:00Z'])
  const words = summaryOf(['zebra', 'Äpfel', 'apfel', 'apfel'])
  expect([words.min, words.max, words.distinct]).toEqual(['apfel', 'zebra', 3])
})

test('text shows what comes most often, and nothing where nothing repeats', () => {
  expect(summaryOf(['b', 'a', 'b', 'c', null]).histogram).toEqual({
    of: 'values',
    bars: [
      { value: 'b', count: 2 },
      { value: 'a', count: 1 },
      { value: 'c', count: 1 },
    ],
    others: 0,
  })
  expect(summaryOf(['a', 'b']).histogram).toEqual({ of: 'nothing' })
  expect(summaryOf([]).histogram).toEqual({ of: 'nothing' })
  expect(summaryOf([]).min).toBeNull()
})

test('only the rows asked for count', () => {
  expect(summaryOf([1, 2, 3, 4], [1, 2])).toMatchObject({ rows: 2, distinct: 2, min: 2, max: 3 })
})

test('every filled cell stands in one bar, and the bars span what there is', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e100, max: 1e100 })
  fc.assert(
    fc.property(fc.array(fc.option(number), { minLength: 1 }), (cells) => {
      const { histogram, empty, min, max } = summaryOf(cells)
      if (histogram.of !== 'stretches') return
      const counted = histogram.bars.reduce((sum, { count }) => sum + count, 0)
      expect(counted).toBe(cells.length - empty)
      // Plain equality: 0 and -0 are one number.
      expect(histogram.bars[0]?.from === Number(min)).toBe(true)
      expect(histogram.bars.at(-1)?.to === Number(max)).toBe(true)
    }),
  )
})

test('numbers beyond a double have no bars, and still their bounds', () => {
  expect(summaryOf(['1e400', '-1e400', '2'])).toMatchObject({
    min: '-1e400',
    max: '1e400',
    histogram: { of: 'nothing' },
  })
})
