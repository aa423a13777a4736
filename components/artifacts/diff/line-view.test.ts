import { expect, test } from 'vitest'
import { packed, unpacked } from './comparison-message.ts'
import { lineHighlights } from './line-highlights.ts'
import { parted, shownPart } from './shown-line.ts'

test('finds are drawn over what changed, and only those of the line', () => {
  const found = [
    { start: 0, end: 3, tone: 'found' },
    { start: 14, end: 16, tone: 'current' },
    { start: 40, end: 42, tone: 'found' },
  ] as const
  expect(lineHighlights(found, [{ start: 2, end: 8 }], 10, 30)).toEqual([
    { start: 12, end: 14, tone: 'changed' },
    { start: 14, end: 16, tone: 'current' },
    { start: 16, end: 18, tone: 'changed' },
  ])
  expect(lineHighlights(found, [{ start: 1, end: 2 }], 0, 5)).toEqual([
    { start: 0, end: 3, tone: 'found' },
  ])
})

test.each([
  ['a\r\n', { text: 'a', end: 'CR LF' }],
  ['a\n', { text: 'a', end: 'LF' }],
  ['a\r', { text: 'a\r', end: 'no line feed' }],
  ['', { text: '', end: 'no line feed' }],
])('of %j the line break is told apart', (line, expected) => {
  expect(parted(line)).toEqual(expected)
})

test('of a long line what is around its first change is shown, and no character is cut', () => {
  expect(shownPart('x'.repeat(1_000))).toEqual({ start: 0, end: 1_000 })
  expect(shownPart('x'.repeat(5_000), 900)).toEqual({ start: 0, end: 1_000 })
  expect(shownPart('x'.repeat(5_000), 3_000)).toEqual({ start: 2_800, end: 3_800 })
  expect(shownPart('x'.repeat(5_000), 4_990)).toEqual({ start: 4_790, end: 5_000 })
  expect(shownPart('🙂'.repeat(2_000), 3_001)).toEqual({ start: 2_800, end: 3_800 })
  expect(shownPart(`x${'🙂'.repeat(2_000)}`, 3_001)).toEqual({ start: 2_801, end: 3_801 })
  expect(shownPart(`x${'🙂'.repeat(2_000)}`, 3_000)).toEqual({ start: 2_799, end: 3_799 })
})

test('what changed comes back from its message', () => {
  const comparison = {
    changes: [{ oldStart: 1, oldEnd: 2, newStart: 3, newEnd: 4 }],
    isRough: true,
  }
  expect(unpacked(packed(comparison))).toEqual(comparison)
})
