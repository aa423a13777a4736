import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineChanges } from '#lib/contract/line-changes.ts'
import { compareLines } from './compare-lines.ts'

const lines = fc.array(fc.constantFrom('a', 'b', 'c', '', 'd', 'e'), { maxLength: 30 })

test('the changes make the new lines of the old ones, with no more of them than a rough answer has', () =>
  fc.assert(
    fc.property(lines, lines, (oldLines, newLines) => {
      const { changes, isRough } = compareLines(oldLines, newLines)
      const made: string[] = []
      let at = 0
      for (const change of changes) {
        expect(change.oldEnd - change.oldStart + change.newEnd - change.newStart).toBeGreaterThan(0)
        made.push(...oldLines.slice(at, change.oldStart))
        expect(made).toHaveLength(change.newStart)
        made.push(...newLines.slice(change.newStart, change.newEnd))
        at = change.oldEnd
      }
      expect([...made, ...oldLines.slice(at)]).toEqual(newLines)
      expect(isRough).toBe(false)
      expect(edits(changes)).toBeLessThanOrEqual(edits(lineChanges(oldLines, newLines)))
    }),
  ))

function edits(changes: ReturnType<typeof lineChanges>): number {
  return changes.reduce(
    (sum, one) => sum + one.oldEnd - one.oldStart + one.newEnd - one.newStart,
    0,
  )
}

test('lines that differ in too much are answered roughly, and say so', () => {
  const oldLines = Array.from({ length: 60 }, (_, at) => `line ${at % 7}`)
  const newLines = oldLines.toReversed()
  expect(compareLines(oldLines, newLines, 10)).toEqual({
    changes: lineChanges(oldLines, newLines),
    isRough: true,
  })
})

test('lines of one side only cost nothing of what is searched', () => {
  const oldLines = Array.from({ length: 100 }, (_, at) => `line ${at}`)
  const newLines = oldLines.map((line, at) => (at % 2 === 0 ? line : `${line} changed`))
  const { changes, isRough } = compareLines(oldLines, newLines, 1)
  expect(isRough).toBe(false)
  expect(changes).toHaveLength(50)
})
