import { diffArrays } from 'diff'
import { type LineChange, lineChanges } from '#lib/contract/line-changes.ts'

/** What changed between two lists of lines. */
export type LineComparison = {
  readonly changes: readonly LineChange[]
  /** True where the lists differ in too much for the shortest answer, and a quicker way found this one. */
  readonly isRough: boolean
}

/**
 * Lines taken out and put in until the search for the shortest answer is given up. Its time grows with their
 * square: at this many it is half a second at most, whatever the lines hold.
 */
const MAX_EDITS = 2_000

/** The fewest lines that changed (Myers' algorithm, from `diff`), or else a rough answer in `n log n`. */
export function compareLines(
  oldLines: readonly string[],
  newLines: readonly string[],
  maxEdits: number = MAX_EDITS,
): LineComparison {
  const [oldKept, newKept] = shared(oldLines, newLines)
  const parts = diffArrays(oldKept.ids, newKept.ids, { maxEditLength: maxEdits })
  if (!parts) return { changes: lineChanges(oldLines, newLines), isRough: true }
  const changes: LineChange[] = []
  let next = { oldStart: 0, newStart: 0 }
  const until = (oldEnd: number, newEnd: number) => {
    if (oldEnd > next.oldStart || newEnd > next.newStart) changes.push({ ...next, oldEnd, newEnd })
    next = { oldStart: oldEnd + 1, newStart: newEnd + 1 }
  }
  let oldAt = 0
  let newAt = 0
  for (const { added, removed, count } of parts) {
    if (removed) oldAt += count
    else if (added) newAt += count
    else {
      for (let step = 0; step < count; step++) {
        until(oldKept.places[oldAt++] ?? 0, newKept.places[newAt++] ?? 0)
      }
    }
  }
  until(oldLines.length, newLines.length)
  return { changes, isRough: false }
}

type Kept = { readonly ids: number[]; readonly places: number[] }

/**
 * The lines that both sides hold, as numbers, with their places. A line of one side only is changed in every
 * answer, so leaving it out makes the search shorter and its answer no longer.
 */
function shared(oldLines: readonly string[], newLines: readonly string[]): readonly [Kept, Kept] {
  const ids = new Map<string, number>()
  for (const line of oldLines) if (!ids.has(line)) ids.set(line, ids.size)
  const inNew = new Set(newLines)
  return [kept(oldLines, ids, (line) => inNew.has(line)), kept(newLines, ids, () => true)]
}

function kept(
  lines: readonly string[],
  ids: ReadonlyMap<string, number>,
  isShared: (line: string) => boolean,
): Kept {
  const numbers: number[] = []
  const places: number[] = []
  for (const [place, line] of lines.entries()) {
    const id = ids.get(line)
    if (id === undefined || !isShared(line)) continue
    numbers.push(id)
    places.push(place)
  }
  return { ids: numbers, places }
}
