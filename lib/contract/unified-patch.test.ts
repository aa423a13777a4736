import { applyPatch } from 'diff'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineChanges, linesOf } from './line-changes.ts'
import { unifiedPatch } from './unified-patch.ts'

function patchOf(before: string, after: string, path?: string): string {
  const oldLines = linesOf(before)
  const newLines = linesOf(after)
  return unifiedPatch({ oldLines, newLines, changes: lineChanges(oldLines, newLines), path })
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\n', '-', '+', '\\', ' ') })

test('the patch makes the new text of the old one, read by another program, whatever the two are', () => {
  return fc.assert(
    fc.property(text, text, (before, after) => {
      expect(applyPatch(before, patchOf(before, after))).toBe(after)
    }),
  )
})

test('changes with less than two contexts between them are one hunk', () => {
  const before = Array.from({ length: 30 }, (_, at) => `${at}\n`)
  const hunksOf = (apart: number) =>
    patchOf(
      before.join(''),
      before
        .with(5, 'x\n')
        .with(6 + apart, 'y\n')
        .join(''),
    ).match(/^@@/gm)
  expect(hunksOf(6)).toHaveLength(1)
  expect(hunksOf(7)).toHaveLength(2)
})

test('a missing line feed at the end is told, on either side', () => {
  expect(patchOf('a', 'a\n')).toBe(
    '--- old\n+++ new\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n',
  )
  expect(patchOf('', 'a\n')).toBe('--- old\n+++ new\n@@ -0,0 +1 @@\n+a\n')
})

test('a path can forge no line, and equal texts give headings alone', () => {
  expect(patchOf('a', 'a', 'x\n@@ -1 +1 @@')).toBe('--- a/x\\n@@ -1 +1 @@\n+++ b/x\\n@@ -1 +1 @@\n')
})

test('a change of more lines than a call takes arguments is written', () => {
  const patch = patchOf('b\n', 'a\n'.repeat(300_000))
  expect(patch.match(/^\+a$/gm)).toHaveLength(300_000)
})
