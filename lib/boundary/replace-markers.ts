import { Edits } from './edits.ts'
import { isIgnorable } from './invisible-table.ts'
import { spellingsOf } from './look-alikes.ts'
import { mayOpenLineMarker } from './marker-automaton.ts'
import { type MarkerMatch, matchLineMarker, matchMarker } from './match-marker.ts'

const OPENER = 1
const LINE_END = 2

const BRACKETS = ['<', '[', ']']

const OPENERS = [
  ...BRACKETS.flatMap((bracket) => [...spellingsOf(bracket)]),
  '&'.charCodeAt(0),
  '\\'.charCodeAt(0),
]

const LINE_ENDS = [0x0a, 0x0d, 0x2028, 0x2029]

/** The UTF-16 units with which a marker may begin, or a line that may begin with one. */
export const MARKER_UNITS: readonly number[] = [...OPENERS, ...LINE_ENDS]

/** What a UTF-16 unit can begin. */
const unitRole = new Uint8Array(0x10000)
for (const unit of OPENERS) unitRole[unit] = OPENER
for (const unit of LINE_ENDS) unitRole[unit] = LINE_END

/**
 * Replaces the markers of all families in `text` by visible, harmless tokens. A token stands between what was
 * left and right of a marker and is part of none, so a removal cannot build another. Counts are added to
 * `counts` by family.
 */
export function replaceMarkers(text: string, counts: Map<string, number>): Edits {
  const edits = new Edits(text)
  for (let match = nextMarker(text, 0); match; match = nextMarker(text, match.end)) {
    const { name } = match.family
    edits.replace(match.start, match.end, `\u27e6marker:${name}\u27e7`)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return edits
}

/** The first marker of `text` from `from` on, each character being looked at a bounded number of times. */
export function nextMarker(text: string, from: number): MarkerMatch | undefined {
  const { length } = text
  if (from === 0) {
    const match = markerOfFirstLine(text)
    if (match) return match
  }
  for (let at = from; at < length; ) {
    const role = unitRole[text.charCodeAt(at)]
    if (role === 0) {
      at++
      continue
    }
    const isLineEnd = role === LINE_END
    const start = isLineEnd ? lineStart(text, at) : at
    const match = isLineEnd ? markerOfLine(text, at, start) : matchMarker(text, at)
    if (match) return match
    at = Math.max(start, at + 1)
  }
  return undefined
}

/** True where the first line begins with a marker: nothing else in a text may show that there is one. */
export function beginsWithMarker(text: string): boolean {
  return markerOfFirstLine(text) !== undefined
}

/** The first line has no line end before it, and stands behind one in the envelope. */
function markerOfFirstLine(text: string): MarkerMatch | undefined {
  const start = lineStart(text, -1)
  if (!mayOpenLineMarker(text, start)) return undefined
  return matchLineMarker(text, start, () => false)
}

function markerOfLine(text: string, lineEnd: number, start: number): MarkerMatch | undefined {
  if (!mayOpenLineMarker(text, start)) return undefined
  return matchLineMarker(text, start, () => isAfterBlankLine(text, lineEnd))
}

/** The first character after the line end at `at` that is neither blank nor ignorable. */
function lineStart(text: string, at: number): number {
  let start = at + 1
  while (start < text.length && isBlank(text.charCodeAt(start))) start++
  return start
}

/** True where the line that the line end at `at` ends is blank. */
function isAfterBlankLine(text: string, at: number): boolean {
  let before = at - 1
  if (before >= 0 && text[at] === '\n' && text[before] === '\r') before--
  while (before >= 0 && isBlank(text.charCodeAt(before))) before--
  return before >= 0 && unitRole[text.charCodeAt(before)] === LINE_END
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0xa0 || unit === 0x3000 || isIgnorable(unit)
}
