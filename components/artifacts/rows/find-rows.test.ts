import { expect, test } from 'vitest'
import { findRows } from './find-rows.ts'

const rows = [['Name', 'Ada'], ['note', ''], ['İstanbul']]

test('rows are found by a part of any of their texts, in any case', () => {
  expect(findRows(rows, 'NA')).toEqual([0])
  expect(findRows(rows, 'n')).toEqual([0, 1, 2])
  expect(findRows(rows, 'absent')).toEqual([])
})

test('no words find every row', () => {
  expect(findRows(rows, '')).toEqual([0, 1, 2])
  expect(findRows([], '')).toEqual([])
})
