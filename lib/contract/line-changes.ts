/**
 * One stretch of lines that two texts do not share: lines `oldStart` to `oldEnd` (exclusive, from 0) of the
 * old one are replaced by `newStart` to `newEnd` of the new one. Either may be empty, never both.
 */
export type LineChange = {
  readonly oldStart: number
  readonly oldEnd: number
  readonly newStart: number
  readonly newEnd: number
}

/**
 * The first `maxLines` lines of `text`, each with its line feed; the last one without where the text has none
 * there.
 */
export function linesOf(text: string, maxLines = Number.POSITIVE_INFINITY): readonly string[] {
  const lines: string[] = []
  for (let start = 0; start < text.length && lines.length < maxLines; ) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed + 1
    lines.push(text.slice(start, end))
    start = end
  }
  return lines
}

/**
 * What changed between two lists of lines, in order, found from the lines that each list holds exactly once
 * ("patience"). It may tell more lines as changed than the shortest answer would, but takes no more than
 * `n log n` steps on any input.
 */
export function lineChanges(
  oldLines: readonly string[],
  newLines: readonly string[],
): readonly LineChange[] {
  const changes: LineChange[] = []
  let oldFrom = 0
  let newFrom = 0
  for (const [oldAt, newAt] of [
    ...longestRise(sharedOnce(oldLines, newLines)),
    [oldLines.length, newLines.length] as const,
  ]) {
    // An anchor may lie inside what the one before it was found to share.
    if (oldAt < oldFrom || newAt < newFrom) continue
    const change = trimmed(oldLines, newLines, {
      oldStart: oldFrom,
      oldEnd: oldAt,
      newStart: newFrom,
      newEnd: newAt,
    })
    if (change) changes.push(change)
    oldFrom = oldAt
    newFrom = newAt
  }
  return changes
}

/** `change` without the lines that both sides share at its ends; undefined where nothing is left. */
function trimmed(
  oldLines: readonly string[],
  newLines: readonly string[],
  change: LineChange,
): LineChange | undefined {
  let { oldStart, oldEnd, newStart, newEnd } = change
  while (oldStart < oldEnd && newStart < newEnd && oldLines[oldStart] === newLines[newStart]) {
    oldStart++
    newStart++
  }
  while (oldStart < oldEnd && newStart < newEnd && oldLines[oldEnd - 1] === newLines[newEnd - 1]) {
    oldEnd--
    newEnd--
  }
  if (oldStart === oldEnd && newStart === newEnd) return undefined
  return { oldStart, oldEnd, newStart, newEnd }
}

type Place = readonly [oldAt: number, newAt: number]

/** Where the lines stand that each list holds exactly once, in the order of the old list. */
function sharedOnce(oldLines: readonly string[], newLines: readonly string[]): readonly Place[] {
  const places = new Map<string, { old: number; new: number; times: number }>()
  for (const [at, line] of oldLines.entries()) {
    const place = places.get(line)
    if (place) place.old = -1
    else places.set(line, { old: at, new: -1, times: 0 })
  }
  for (const [at, line] of newLines.entries()) {
    const place = places.get(line)
    if (!place) continue
    place.new = at
    place.times++
  }
  return [...places.values()]
    .filter((place) => place.old >= 0 && place.times === 1)
    .map((place) => [place.old, place.new])
}

/** The longest part of `places` that rises on the new side too (patience sorting). */
function longestRise(places: readonly Place[]): readonly Place[] {
  const tops: number[] = []
  const before: number[] = []
  for (const [at, [, wanted]] of places.entries()) {
    const pile = firstNotBelow(tops, wanted, places)
    before.push(tops[pile - 1] ?? -1)
    tops[pile] = at
  }
  const rise: Place[] = []
  for (let at = tops.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const place = places[at]
    if (place) rise.push(place)
  }
  return rise.reverse()
}

function firstNotBelow(tops: readonly number[], wanted: number, places: readonly Place[]): number {
  let low = 0
  let high = tops.length
  while (low < high) {
    const middle = (low + high) >> 1
    const value = places[tops[middle] ?? 0]?.[1] ?? 0
    if (value < wanted) low = middle + 1
    else high = middle
  }
  return low
}
