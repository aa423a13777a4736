import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLines } from './compare-lines.ts'
import { comparedLines, isShared, lineAt, placeOf } from './compared-lines.ts'
import { type DiffLayout, type DiffRow, diffRows } from './diff-rows.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}\n`)
const linesBetween = (oldLines: readonly string[], newLines: readonly string[]) =>
  comparedLines(oldLines, newLines, compareLines(oldLines, newLines).changes)

const UNIFIED: DiffLayout = { sideBySide: false, opened: new Set() }
const PAIRED: DiffLayout = { sideBySide: true, opened: new Set() }

/** Rows as a reader sees them: numbers from 1, changes by their sign. */
function seen(oldLines: readonly string[], newLines: readonly string[], layout: DiffLayout) {
  const lines = linesBetween(oldLines, newLines)
  const side = (place: number) => (place < 0 ? '' : lineAt(lines, place).trim())
  return diffRows(lines, layout).rows.map((row) =>
    row.kind === 'fold'
      ? `… ${row.count}`
      : row.left === row.right
        ? side(row.left)
        : `${side(row.left)}|${side(row.right)}`,
  )
}

test('changed lines come one after the other, or in pairs, old ones first', () => {
  const before = ['a', 'b', 'c', 'd']
  const after = ['a', 'x', 'y', 'z', 'd']
  expect(seen(before, after, UNIFIED)).toEqual(['a', 'b|', 'c|', '|x', '|y', '|z', 'd'])
  expect(seen(before, after, PAIRED)).toEqual(['a', 'b|x', 'c|y', '|z', 'd'])
})

test('lines that differ in their spaces alone stand beside each other, whatever came between', () => {
  const before = ['if x:\n', 'a = 1\n', 'b = 2\n', 'c = 3\n']
  const after = ['if x:\r\n', 'new\r\n', '  a = 1\r\n', '  c = 3\r\n', 'end']
  expect(seen(before, after, PAIRED)).toEqual([
    'if x:|if x:',
    '|new',
    'a = 1|a = 1',
    'b = 2|',
    'c = 3|c = 3',
    '|end',
  ])
})

test('unchanged lines are folded but for three beside each change, and open on demand', () => {
  const before = numbered(30)
  const after = before.with(10, 'x').with(20, 'y')
  const folded = seen(before, after, PAIRED)
  expect(folded.slice(0, 5)).toEqual(['… 7', 'line 7', 'line 8', 'line 9', 'line 10|x'])
  expect(folded.slice(5)).toEqual([
    ...numbered(20)
      .slice(11)
      .map((line) => line.trim()),
    'line 20|y',
    ...['line 21', 'line 22', 'line 23', '… 6'],
  ])
  const opened = seen(before, after, { sideBySide: true, opened: new Set([0]) })
  expect(opened.slice(0, 3)).toEqual(['line 0', 'line 1', 'line 2'])
  expect(opened.at(-1)).toBe('… 6')
  expect(seen(before, after, { sideBySide: true, opened: 'all' })).toHaveLength(30)
})

test('equal texts are one fold, and no text is no row', () => {
  expect(seen(numbered(9), numbered(9), UNIFIED)).toEqual(['… 9'])
  expect(seen([], [], UNIFIED)).toEqual([])
})

const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'd'), { maxLength: 40 })

test('in every layout each line is in the row that is told for it', () =>
  fc.assert(
    fc.property(lines, lines, fc.boolean(), (oldLines, newLines, sideBySide) => {
      const compared = linesBetween(oldLines, newLines)
      const { rows, rowOf } = diffRows(compared, { sideBySide, opened: new Set() })
      for (let place = 0; place < compared.count; place++) {
        expect(placesOf(rows[rowOf[place] ?? -1])).toContain(place)
        expect(placeOf(compared, compared.starts[place] ?? 0)).toBe(place)
      }
    }),
  ))

function placesOf(row: DiffRow | undefined): readonly number[] {
  if (row?.kind !== 'fold') return row ? [row.left, row.right] : []
  return Array.from({ length: row.count }, (_, at) => row.place + at)
}

test('both texts can be read off the lines, and no row that begins a change is shared', () =>
  fc.assert(
    fc.property(lines, lines, fc.boolean(), (oldLines, newLines, sideBySide) => {
      const compared = linesBetween(oldLines, newLines)
      const places = Array.from({ length: compared.count }, (_, place) => place)
      const side = (numbers: Int32Array) =>
        places.filter((at) => (numbers[at] ?? -1) >= 0).map((at) => lineAt(compared, at))
      expect(side(compared.oldNumbers)).toEqual(oldLines)
      expect(side(compared.newNumbers)).toEqual(newLines)
      const { rows, changeRows } = diffRows(compared, { sideBySide, opened: new Set() })
      const first = changeRows.map((at) => Math.max(...placesOf(rows[at])))
      expect(first.some((place) => isShared(compared, place))).toBe(false)
    }),
  ))
