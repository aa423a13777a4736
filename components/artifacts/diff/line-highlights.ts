import type { TextRange } from '#components/inspector/text/find-in-text.ts'
import type { Highlight } from '#components/inspector/text/row-segments.ts'

/**
 * What is drawn out in the line from `start` to `end` of a text: its finds, and around them what changed in it.
 * `found` is sorted and of the whole text; `changed` is sorted and counted from the line's start.
 */
export function lineHighlights(
  found: readonly Highlight[],
  changed: readonly TextRange[],
  start: number,
  end: number,
): readonly Highlight[] {
  const drawn: Highlight[] = []
  for (let at = firstEndingAfter(found, start); at < found.length; at++) {
    const highlight = found[at]
    if (!highlight || highlight.start >= end) break
    drawn.push(highlight)
  }
  const around = changed.flatMap((range) => without(drawn, start + range.start, start + range.end))
  return [...drawn, ...around].sort((one, other) => one.start - other.start)
}

/** The stretch `from` to `to` as changed, without what `drawn` takes of it. */
function without(drawn: readonly Highlight[], from: number, to: number): Highlight[] {
  const parts: Highlight[] = []
  let at = from
  for (const { start, end } of drawn) {
    if (end <= at || start >= to) continue
    if (start > at) parts.push({ start: at, end: start, tone: 'changed' })
    at = end
  }
  if (at < to) parts.push({ start: at, end: to, tone: 'changed' })
  return parts
}

function firstEndingAfter(found: readonly Highlight[], offset: number): number {
  let low = 0
  let high = found.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((found[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
