import { expect, test } from 'vitest'
import { rowStart } from './row-start.ts'

test.each([
  ['', ''],
  ['short', 'short'],
  ['two\nlines', 'two\nlines'],
  ['1\n2\n3\n4\n5\n6\n7\n8', '1\n2\n3\n4\n5\n6'],
  ['\n\n\n\n\n\n\nlate', '\n\n\n\n\n'],
  ['x'.repeat(301), 'x'.repeat(300)],
  ['\u{1f642}'.repeat(301), '\u{1f642}'.repeat(300)],
])('of %j its row shows a start', (text, start) => {
  expect(rowStart(text)).toBe(start)
})

test('a text of nothing but invisible characters is cut after some labels, so that the rest can be opened', () => {
  const text = 'a\u202e'.repeat(100)
  expect(rowStart(text)).toBe('a\u202e'.repeat(20))
})
