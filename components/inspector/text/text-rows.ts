import { nextSuspect } from './visible-text.ts'

/** The rows that a text is shown in: lines, and parts of lines that are too long for one row. */
export type TextRows = {
  readonly count: number
  /** UTF-16 offset where each row starts. */
  readonly starts: Uint32Array
  /** Where each row ends, its line break left out. */
  readonly ends: Uint32Array
  /** The number of each row's line, from 1. Rows of one line follow each other. */
  readonly lines: Uint32Array
  /** Lines shown; the last may be shown in part. */
  readonly lineCount: number
  /** Where the text was cut by the limits, as an offset; the text's length where it was not. */
  readonly shownTo: number
}

/** Ceilings of what is shown at once. */
export type TextLimits = { readonly maxRows: number; readonly maxUnits: number }

/** UTF-16 units in one row: what a browser lays out at once without a pause. */
export const ROW_UNITS = 1000
/** Marks in one row, so that a row of nothing but strays stays a handful of nodes. */
const ROW_MARKS = 12
/** How far back from a cut a good place is looked for, in UTF-16 units. */
const CUT_WINDOW = 64

const EXTENDER =
  /^(?:\p{M}|\u200c|\u200d|\p{Emoji_Modifier}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])$/u

/** Cuts `text` into rows, in one pass, until a limit is reached. */
export function textRows(text: string, limits: TextLimits): TextRows {
  const starts: number[] = []
  const ends: number[] = []
  const lines: number[] = []
  const to = Math.min(text.length, limits.maxUnits)
  let at = 0
  let line = 1
  let breakAt = -1
  let strays = nextSuspect(text, 0, to)?.start ?? to
  while (starts.length < limits.maxRows) {
    if (strays < at) strays = nextSuspect(text, at, to)?.start ?? to
    if (breakAt < at) breakAt = lineEnd(text, at, to)
    const end = rowEnd(text, at, breakAt, strays)
    starts.push(at)
    ends.push(withoutReturn(text, at, end))
    lines.push(line)
    at = end
    if (end !== breakAt) continue
    if (end >= to) break
    at = end + 1
    line++
  }
  return {
    count: starts.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    lines: Uint32Array.from(lines),
    lineCount: line,
    shownTo: Math.min(at, to),
  }
}

/** The row that holds `offset`: the last that starts at or before it. */
export function rowAt(rows: TextRows, offset: number): number {
  let low = 0
  let high = rows.count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rows.starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function lineEnd(text: string, from: number, to: number): number {
  const found = text.indexOf('\n', from)
  return found < 0 || found > to ? to : found
}

function rowEnd(text: string, from: number, breakAt: number, strays: number): number {
  const wanted = Math.min(breakAt, from + ROW_UNITS)
  if (strays >= wanted) return wanted === breakAt ? wanted : goodCut(text, from, wanted)
  let marks = 0
  let at = strays
  for (let hit = nextSuspect(text, at, wanted); hit; hit = nextSuspect(text, hit.end, wanted)) {
    if (hit.start !== at || marks === 0) marks++
    if (marks > ROW_MARKS) return hit.start
    at = hit.end
  }
  return wanted === breakAt ? wanted : goodCut(text, from, wanted)
}

/** The nearest place before `end` that splits neither a character, nor what is joined to it, nor a token. */
function goodCut(text: string, from: number, end: number): number {
  const lowest = Math.max(from + 1, end - CUT_WINDOW)
  const before = text.slice(lowest, end)
  const token = before.lastIndexOf('⟦')
  if (token >= 0 && !before.includes('⟧', token)) return lowest + token
  let cut = end
  while (cut > lowest && !isCut(text, cut)) cut--
  return isCut(text, cut) ? cut : wholeCharacter(text, end)
}

function isCut(text: string, index: number): boolean {
  if (wholeCharacter(text, index) !== index) return false
  const next = String.fromCodePoint(text.codePointAt(index) ?? 0)
  return !EXTENDER.test(next) && text.charCodeAt(index - 1) !== 0x200d
}

function wholeCharacter(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  const before = text.charCodeAt(index - 1)
  const inside = unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff
  return inside ? index - 1 : index
}

/** A carriage return belongs to the line feed after it. */
function withoutReturn(text: string, from: number, end: number): number {
  const isBreak = text.charCodeAt(end) === 10 && text.charCodeAt(end - 1) === 13
  return end > from && isBreak ? end - 1 : end
}
