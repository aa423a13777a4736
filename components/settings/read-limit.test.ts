import { expect, test } from 'vitest'
import { readLimit } from './read-limit.ts'

test('a whole number within the ceiling is read, with or without separators', () => {
  expect(readLimit('1', 50_000)).toEqual({ value: 1 })
  expect(readLimit(' 50,000 ', 50_000)).toEqual({ value: 50_000 })
  expect(readLimit('1 200', 50_000)).toEqual({ value: 1_200 })
})

test('nothing typed is no limit, and no problem', () => {
  expect(readLimit('  ', 50_000)).toEqual({})
})

test('anything else is told with the limits there are', () => {
  for (const text of ['0', '50,001', '-1', '1.5', '1e3', 'many', '9'.repeat(40)]) {
    expect(readLimit(text, 50_000), text).toEqual({ problem: expect.stringContaining('50,000') })
  }
})
