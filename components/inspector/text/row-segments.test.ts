import { expect, test } from 'vitest'
import { findInText } from './find-in-text.ts'
import { rowSegments } from './row-segments.ts'

test('highlights cut a row at their borders', () => {
  const segments = rowSegments('abcdef', 0, 6, {
    marks: true,
    highlights: [{ start: 2, end: 4, tone: 'place' }],
  })
  expect(segments).toEqual([
    { kind: 'text', start: 0, text: 'ab' },
    { kind: 'text', start: 2, text: 'cd', tone: 'place' },
    { kind: 'text', start: 4, text: 'ef' },
  ])
})

test('a highlight that began rows before still covers its row', () => {
  const highlights = [{ start: 0, end: 100, tone: 'place' as const }]
  expect(rowSegments('x'.repeat(100), 50, 60, { marks: true, highlights })).toEqual([
    { kind: 'text', start: 50, text: 'xxxxxxxxxx', tone: 'place' },
  ])
})

test('invisible characters are written as labels, or raw where that is asked for', () => {
  const look = { highlights: [] }
  expect(rowSegments('a\u202eb', 0, 3, { ...look, marks: true }).map(({ text }) => text)).toEqual([
    'a',
    'U+202E',
    'b',
  ])
  expect(rowSegments('a\u202eb', 0, 3, { ...look, marks: false }).map(({ text }) => text)).toEqual([
    'a\u202eb',
  ])
})

test('a row draws a bounded number of finds, and the current one always', () => {
  const text = 'a'.repeat(100)
  const highlights = findInText(text, 'a', 1000).ranges.map((range) => ({
    ...range,
    tone: range.start === 99 ? ('current' as const) : ('found' as const),
  }))
  const toned = rowSegments(text, 0, 100, { marks: true, highlights }).filter(({ tone }) => tone)
  expect(toned.length).toBeLessThanOrEqual(17)
  expect(toned.at(-1)?.tone).toBe('current')
})

test('a find is literal, blind to case, and counted up to its limit', () => {
  expect(findInText('A.b a.B axb', 'a.b', 10)).toEqual({
    ranges: [
      { start: 0, end: 3 },
      { start: 4, end: 7 },
    ],
    more: false,
  })
  expect(findInText('aaaa', 'a', 2)).toEqual({ ranges: expect.any(Array), more: true })
  expect(findInText('abc', '', 2).ranges).toEqual([])
})
