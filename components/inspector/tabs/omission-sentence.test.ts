import { expect, test } from 'vitest'
import { omissionSentence } from './omission-sentence.ts'

test('an omission says how many, of which kinds, how large, and the limit', () => {
  const omission = { count: 12_000, kinds: ['table', 'json'], bytes: 812_345, limit: 50_000 }
  expect(omissionSentence({ reason: 'too_large', ...omission })).toBe(
    'The boundary left out 12,000 artifacts (table, json), because together they are too large: 812,345 bytes, where 50,000 bytes are the limit.',
  )
  expect(omissionSentence({ reason: 'too_deep', count: 1, kinds: ['tree'], limit: 64 })).toBe(
    'The boundary left out 1 artifact (tree), because they are nested too deeply, where 64 levels are the limit.',
  )
})

test('a list that could not be read has no kinds to name', () => {
  expect(omissionSentence({ reason: 'not_serialisable', count: 0, kinds: [] })).toBe(
    'The boundary left out 0 artifacts, because they are not plain data.',
  )
})
