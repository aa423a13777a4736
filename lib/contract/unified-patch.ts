import type { LineChange } from './line-changes.ts'
import { oneLine } from './one-line.ts'

/** Unchanged lines told around a change. */
const CONTEXT_LINES = 3

/** What a patch is written from: the lines of `linesOf`, and what changed between them. */
export type PatchSource = {
  readonly oldLines: readonly string[]
  readonly newLines: readonly string[]
  /** In order, apart from one another. */
  readonly changes: readonly LineChange[]
  readonly path?: string | undefined
}

/**
 * The unified patch that makes the new lines of the old ones, as `diff -u` writes it and `patch` applies it;
 * nothing but its two headings where nothing changed. A path stands on its line with its line breaks escaped.
 */
export function unifiedPatch(source: PatchSource): string {
  const { oldLines, newLines, changes, path } = source
  const named = (side: 'a' | 'b') =>
    path === undefined ? (side === 'a' ? 'old' : 'new') : `${side}/${oneLine(path)}`
  const lines = [`--- ${named('a')}\n`, `+++ ${named('b')}\n`]
  for (const hunk of hunksOf(changes)) {
    const bounds = boundsOf(hunk, oldLines.length, newLines.length)
    lines.push(
      `@@ -${range(bounds.oldStart, bounds.oldEnd)} +${range(bounds.newStart, bounds.newEnd)} @@\n`,
    )
    let oldAt = bounds.oldStart
    for (const change of hunk) {
      addMarked(lines, ' ', oldLines.slice(oldAt, change.oldStart))
      addMarked(lines, '-', oldLines.slice(change.oldStart, change.oldEnd))
      addMarked(lines, '+', newLines.slice(change.newStart, change.newEnd))
      oldAt = change.oldEnd
    }
    addMarked(lines, ' ', oldLines.slice(oldAt, bounds.oldEnd))
  }
  return lines.join('')
}

/** Changes that are told together, because the lines between them are context of both. */
function hunksOf(changes: readonly LineChange[]): readonly (readonly LineChange[])[] {
  const hunks: LineChange[][] = []
  let endedAt = Number.NEGATIVE_INFINITY
  for (const change of changes) {
    if (change.oldStart - endedAt <= 2 * CONTEXT_LINES) hunks.at(-1)?.push(change)
    else hunks.push([change])
    endedAt = change.oldEnd
  }
  return hunks
}

function boundsOf(hunk: readonly LineChange[], oldCount: number, newCount: number): LineChange {
  const first = hunk[0] ?? { oldStart: 0, newStart: 0 }
  const last = hunk.at(-1) ?? { oldEnd: 0, newEnd: 0 }
  const before = Math.min(CONTEXT_LINES, first.oldStart, first.newStart)
  const after = Math.min(CONTEXT_LINES, oldCount - last.oldEnd, newCount - last.newEnd)
  return {
    oldStart: first.oldStart - before,
    oldEnd: last.oldEnd + after,
    newStart: first.newStart - before,
    newEnd: last.newEnd + after,
  }
}

/** A range of lines as a patch counts it: from 1, or, where it is empty, from the line before it. */
function range(start: number, end: number): string {
  const length = end - start
  if (length === 1) return String(start + 1)
  return `${length === 0 ? start : start + 1},${length}`
}

/** Adds one by one: a call takes only so many arguments. */
function addMarked(patch: string[], mark: string, lines: readonly string[]): void {
  for (const line of lines) {
    const end = line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'
    patch.push(`${mark}${line}${end}`)
  }
}
