import { Edits } from './edits.ts'
import { isIgnorable } from './invisible-table.ts'
import { spellingsOf } from './look-alikes.ts'
import type { MarkerPosition } from './markers/marker-family.ts'
import { type MarkerMatch, matchMarker } from './match-marker.ts'

/** Where a marker was taken out, in offsets of the outcome. */
export type MarkerSite = { readonly family: string; readonly start: number; readonly end: number }

/** The edits that take the markers out of a text, and the places that they left. */
export type Replacement = { readonly edits: Edits; readonly sites: readonly MarkerSite[] }

const OPENER = 1
const LINE_END = 2

/** What a UTF-16 unit can begin: a marker, or a line that may begin with one. */
const unitRole = new Uint8Array(0x10000)
for (const opener of ['<', '[', '&', '\\']) unitRole[opener.charCodeAt(0)] = OPENER
for (const unit of [...spellingsOf('<'), ...spellingsOf('[')]) unitRole[unit] = OPENER
for (const unit of [0x0a, 0x0d, 0x2028, 0x2029]) unitRole[unit] = LINE_END

/** True where a marker, or a line that may begin with one, may begin with the UTF-16 unit. */
export function mayBeginMarker(unit: number): boolean {
  return unitRole[unit] !== 0
}

/** The visible, harmless token that a removed marker of `family` leaves. */
export function markerToken(family: string): string {
  return `\u27e6marker:${family}\u27e7`
}

/**
 * Replaces the markers of all families in `text` by their tokens. The token stands between what was left and
 * right of a marker and is part of none, so a removal cannot build another. Counts are added to `counts` by
 * family.
 */
export function replaceMarkers(text: string, counts: Map<string, number>): Replacement {
  const edits = new Edits(text)
  const sites: MarkerSite[] = []
  for (const { family, start, end } of findMarkers(text)) {
    const token = markerToken(family.name)
    const target = edits.replace(start, end, token)
    sites.push({ family: family.name, start: target, end: target + token.length })
    counts.set(family.name, (counts.get(family.name) ?? 0) + 1)
  }
  return { edits, sites }
}

/** The markers in `text` from left to right, each character being looked at a bounded number of times. */
export function* findMarkers(text: string): Generator<MarkerMatch> {
  let at = 0
  while (at < text.length) {
    const role = unitRole[text.charCodeAt(at)]
    if (role === 0) {
      at++
      continue
    }
    const start = role === LINE_END ? lineStart(text, at) : at
    const match = matchMarker(text, start, positionAt(text, at, role === LINE_END))
    if (match) yield match
    at = match ? match.end : Math.max(start, at + 1)
  }
}

/** The first character after the line end at `at` that is neither blank nor ignorable. */
function lineStart(text: string, at: number): number {
  let start = at + 1
  while (start < text.length && isBlank(text.charCodeAt(start))) start++
  return start
}

function positionAt(text: string, at: number, isLineEnd: boolean): MarkerPosition {
  if (!isLineEnd) return 'anywhere'
  let before = at - 1
  if (text[at] === '\n' && text[before] === '\r') before--
  while (before >= 0 && isBlank(text.charCodeAt(before))) before--
  return before >= 0 && unitRole[text.charCodeAt(before)] === LINE_END
    ? 'after_blank_line'
    : 'line_start'
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0xa0 || unit === 0x3000 || isIgnorable(unit)
}
