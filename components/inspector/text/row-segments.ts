import type { TextTokens, Token, TokenTone } from './row-tokens.ts'
import { type Piece, visiblePieces } from './visible-text.ts'

/** A stretch of text that is drawn out: a find, the find in view, a finding's place, or what was changed. */
export type Highlight = {
  readonly start: number
  readonly end: number
  readonly tone: 'found' | 'current' | 'place' | 'changed'
}

/** One node of a row. */
export type Segment = {
  readonly kind: Piece['kind']
  readonly start: number
  /** What is written: the text itself, the label of invisible characters, or the marker's family. */
  readonly text: string
  readonly tone?: Highlight['tone']
  /** What the text is in its program. */
  readonly token?: TokenTone
}

/** How a row is to be shown. */
export type RowLook = {
  /** Whether invisible characters and markers are labelled; off, the text is shown raw. */
  readonly marks: boolean
  /** Sorted by start. */
  readonly highlights: readonly Highlight[]
  /** Those of a program, to be coloured. */
  readonly tokens?: TextTokens | null
}

/** Segments of a short text within a line; one with more is cut there. */
export const INLINE_SEGMENTS = 40

/** Highlights drawn in one row; the current find and a finding's place are among them always. */
const ROW_HIGHLIGHTS = 16

/** What to write for the stretch `from` to `to` of `text`. */
export function rowSegments(text: string, from: number, to: number, look: RowLook): Segment[] {
  const pieces: readonly Piece[] = look.marks
    ? visiblePieces(text, from, to)
    : [{ kind: 'text', start: from, end: to }]
  const drawn = within(look.highlights, from, to)
  const segments = pieces.flatMap((piece) => segmentsOf(text, piece, drawn))
  const tokens = look.tokens?.within(from, to) ?? []
  if (tokens.length === 0) return segments
  return segments.flatMap((one) => (one.kind === 'text' ? coloured(one, tokens) : [one]))
}

/** Cuts a segment of text where tokens begin and end. */
function coloured(segment: Segment, tokens: readonly Token[]): Segment[] {
  const { start, text } = segment
  const end = start + text.length
  const parts: Segment[] = []
  let at = start
  const add = (to: number, token?: TokenTone) => {
    if (to <= at) return
    const part = text.slice(at - start, to - start)
    parts.push({ ...segment, start: at, text: part, ...(token && { token }) })
    at = to
  }
  for (const token of tokens.filter((one) => one.start < end && one.end > start)) {
    add(Math.min(token.start, end))
    add(Math.min(token.end, end), token.tone)
  }
  add(end)
  return parts
}

function within(highlights: readonly Highlight[], from: number, to: number): Highlight[] {
  const drawn: Highlight[] = []
  for (let index = firstEndingAfter(highlights, from); index < highlights.length; index++) {
    const highlight = highlights[index]
    if (!highlight || highlight.start >= to) break
    if (drawn.length < ROW_HIGHLIGHTS || highlight.tone !== 'found') drawn.push(highlight)
  }
  return drawn
}

function firstEndingAfter(highlights: readonly Highlight[], offset: number): number {
  let low = 0
  let high = highlights.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((highlights[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

function segmentsOf(text: string, piece: Piece, drawn: readonly Highlight[]): Segment[] {
  if (piece.kind !== 'text') {
    const tone = drawn.find((one) => one.start < piece.end && one.end > piece.start)?.tone
    const label = piece.kind === 'marker' ? piece.family : piece.label
    return [{ kind: piece.kind, start: piece.start, text: label, ...(tone && { tone }) }]
  }
  const segments: Segment[] = []
  let at = piece.start
  const add = (end: number, tone?: Highlight['tone']) => {
    if (end <= at) return
    segments.push({ kind: 'text', start: at, text: text.slice(at, end), ...(tone && { tone }) })
    at = end
  }
  for (const highlight of drawn) {
    if (highlight.start >= piece.end) break
    add(Math.min(highlight.start, piece.end))
    add(Math.min(highlight.end, piece.end), highlight.tone)
  }
  add(piece.end)
  return segments
}
