import { expect, test } from 'vitest'
import { markedText } from './marked-text.ts'

test('invisible characters and removed markers are named in a label', () => {
  expect(markedText('read\u202e_page\u200b')).toBe('read[U+202E]_page[U+200B]')
  expect(markedText('a⟦marker:chatml⟧b')).toBe('a[chatml removed]b')
})

test('an ordinary name of any language stays as it is', () => {
  for (const name of ['read_page', 'می‌خواهم', '👩🏽‍🚀']) expect(markedText(name)).toBe(name)
})

test('a long name is cut between characters and says how much is left out', () => {
  expect(markedText('x'.repeat(1200))).toBe(`${'x'.repeat(120)} … 1,080 more`)
})
