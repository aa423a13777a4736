import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedBefore, movedPast, pinnedOrNot, stuckCount } from './column-arrangement.ts'

const five = { ids: ['a', 'b', 'c', 'd', 'e'], pinned: 2 }
const read = ({ ids, pinned }: { ids: readonly string[]; pinned: number }) =>
  `${ids.slice(0, pinned).join('')}|${ids.slice(pinned).join('')}`

test.each([
  ['e', 'c', 'ab|ecd'],
  ['e', 'a', 'eab|cd'],
  ['a', null, 'b|cdea'],
  ['a', 'c', 'ba|cde'],
  ['a', 'd', 'b|cade'],
  ['c', 'd', 'ab|cde'],
  ['c', 'c', 'ab|cde'],
])('%s dropped before %s gives %s', (id, before, shown) => {
  expect(read(movedBefore(five, id, before))).toBe(shown)
})

test('a step goes past the next column that is shown, and not over the edge of the pinned ones', () => {
  const shown = ['a', 'b', 'c', 'e']
  const step = (id: string, by: -1 | 1) => {
    const moved = movedPast(five, shown, id, by)
    return moved && read(moved)
  }
  expect(step('c', 1)).toBe('ab|dec')
  expect(step('e', -1)).toBe('ab|ecd')
  expect(step('a', 1)).toBe('ba|cde')
  expect(step('b', 1)).toBeNull()
  expect(step('c', -1)).toBeNull()
  expect(step('e', 1)).toBeNull()
  expect(step('a', -1)).toBeNull()
})

test('pinning puts a column after the pinned ones, and unpinning right behind them', () => {
  expect(read(pinnedOrNot(five, 'd'))).toBe('abd|ce')
  expect(read(pinnedOrNot(five, 'a'))).toBe('b|acde')
})

test('no move loses a column or makes one', () => {
  const id = fc.constantFrom(...five.ids)
  fc.assert(
    fc.property(id, fc.option(id), fc.nat({ max: 5 }), (moved, before, pinned) => {
      for (const next of [
        movedBefore({ ...five, pinned }, moved, before),
        pinnedOrNot({ ...five, pinned }, moved),
      ]) {
        expect(next.ids.toSorted()).toEqual(five.ids)
        expect(next.pinned).toBeGreaterThanOrEqual(0)
        expect(next.pinned).toBeLessThanOrEqual(5)
      }
    }),
  )
})

test('pinned columns stay in view only as far as they leave room for the others', () => {
  expect(stuckCount([100, 100, 100], 2, 1000)).toBe(2)
  expect(stuckCount([100, 200, 100], 2, 390)).toBe(1)
  expect(stuckCount([300, 100], 1, 390)).toBe(0)
  expect(stuckCount([100, 100], 0, 1000)).toBe(0)
})
