import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LineChange, lineChanges, linesOf } from './line-changes.ts'

const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'd\n', 'e\n', 'f\n'), {
  maxLength: 30,
})

/** The new lines as the changes make them of the old ones. */
function applied(oldLines: readonly string[], newLines: readonly string[]): string[] {
  const made: string[] = []
  let at = 0
  for (const change of lineChanges(oldLines, newLines)) {
    made.push(...oldLines.slice(at, change.oldStart))
    made.push(...newLines.slice(change.newStart, change.newEnd))
    at = change.oldEnd
  }
  return [...made, ...oldLines.slice(at)]
}

test('the changes make the new lines of the old ones, whatever the two are', () => {
  return fc.assert(
    fc.property(lines, lines, (oldLines, newLines) => {
      expect(applied(oldLines, newLines)).toEqual(newLines)
    }),
  )
})

test('changes are in order, apart from one another, and none is empty', () => {
  return fc.assert(
    fc.property(lines, lines, (oldLines, newLines) => {
      let before: LineChange = { oldStart: 0, oldEnd: -1, newStart: 0, newEnd: -1 }
      for (const change of lineChanges(oldLines, newLines)) {
        expect(change.oldStart).toBeGreaterThan(before.oldEnd)
        expect(change.newStart).toBeGreaterThan(before.newEnd)
        expect(change.oldEnd - change.oldStart + change.newEnd - change.newStart).toBeGreaterThan(0)
        before = change
      }
    }),
  )
})

test('equal lines have no change, and lines with nothing in common one', () => {
  expect(lineChanges(['a\n', 'a\n'], ['a\n', 'a\n'])).toEqual([])
  expect(lineChanges(['a\n', 'b\n'], ['c\n'])).toEqual([
    { oldStart: 0, oldEnd: 2, newStart: 0, newEnd: 1 },
  ])
})

test('edits far apart are changes of their own', () => {
  const oldLines = Array.from({ length: 1_000 }, (_, at) => `line ${at}\n`)
  const newLines = oldLines.with(10, 'new\n').toSpliced(900, 1)
  expect(lineChanges(oldLines, newLines)).toEqual([
    { oldStart: 10, oldEnd: 11, newStart: 10, newEnd: 11 },
    { oldStart: 900, oldEnd: 901, newStart: 900, newEnd: 900 },
  ])
})

test('lines keep their line feed, a carriage return is part of one, and no text has no line', () => {
  expect(linesOf('')).toEqual([])
  expect(linesOf('a\r\n\nb')).toEqual(['a\r\n', '\n', 'b'])
  expect(linesOf('a\n')).toEqual(['a\n'])
  expect(linesOf('a\nb\nc', 2)).toEqual(['a\n', 'b\n'])
})
