import { expect, test } from 'vitest'
import { heldPlace, movedPlace } from './grid-place.ts'

const size = { rows: 100, columns: 4, page: 15 }
const from = { row: 50, column: 1 }

test.each([
  ['ArrowDown', false, { row: 51, column: 1 }],
  ['ArrowUp', false, { row: 49, column: 1 }],
  ['ArrowRight', false, { row: 50, column: 2 }],
  ['ArrowLeft', false, { row: 50, column: 0 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', false, { row: 50, column: 3 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 3 }],
  ['PageDown', false, { row: 65, column: 1 }],
  ['PageUp', false, { row: 35, column: 1 }],
])('%s (control: %s) moves', (key, isControl, to) => {
  expect(movedPlace(from, size, { key, isControl })).toEqual(to)
})

test('no key leaves the grid, and the row above the first is the header', () => {
  expect(movedPlace({ row: 0, column: 0 }, size, { key: 'ArrowUp', isControl: false })).toEqual({
    row: -1,
    column: 0,
  })
  expect(movedPlace({ row: -1, column: 0 }, size, { key: 'ArrowUp', isControl: false })).toEqual({
    row: -1,
    column: 0,
  })
  expect(heldPlace({ row: 500, column: 9 }, size)).toEqual({ row: 99, column: 3 })
  expect(heldPlace({ row: 0, column: 0 }, { rows: 0, columns: 1 })).toEqual({ row: -1, column: 0 })
})

test('other keys do not move', () => {
  expect(movedPlace(from, size, { key: 'a', isControl: false })).toBeNull()
})
