import { expect, test } from 'vitest'
import { rangeWith } from './active-row.ts'

const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 100 }

test('the active row is in the page wherever it is, once and in its place', () => {
  expect(rangeWith(2, range)).toEqual([2, 9, 10, 11, 12, 13])
  expect(rangeWith(11, range)).toEqual([9, 10, 11, 12, 13])
  expect(rangeWith(99, range)).toEqual([9, 10, 11, 12, 13, 99])
})

test('a row that is there no more is not', () => {
  expect(rangeWith(100, range)).toEqual([9, 10, 11, 12, 13])
  expect(rangeWith(-1, range)).toEqual([9, 10, 11, 12, 13])
})
