import type { TextRange } from '#components/inspector/text/find-in-text.ts'

/** UTF-16 units of a line in its row; the whole opens below. */
const SHOWN_UNITS = 1_000
/** Units left before the first change of a line that is cut. */
const UNITS_BEFORE = 200

/** How a line ends, in words. */
type LineEnd = 'LF' | 'CR LF' | 'no line feed'

/** A line without its line break, and how it ends. */
export function parted(line: string): { readonly text: string; readonly end: LineEnd } {
  if (line.endsWith('\r\n')) return { text: line.slice(0, -2), end: 'CR LF' }
  if (line.endsWith('\n')) return { text: line.slice(0, -1), end: 'LF' }
  return { text: line, end: 'no line feed' }
}

/** Which part of a line its row shows: all of it, or what is around its first change, cut between characters. */
export function shownPart(text: string, firstChange = 0): TextRange {
  if (text.length <= SHOWN_UNITS) return { start: 0, end: text.length }
  const wanted = Math.max(0, firstChange - UNITS_BEFORE)
  const start = wholeCharacter(text, firstChange < SHOWN_UNITS ? 0 : wanted)
  return { start, end: wholeCharacter(text, Math.min(text.length, start + SHOWN_UNITS)) }
}

function wholeCharacter(text: string, index: number): number {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff ? index - 1 : index
}
