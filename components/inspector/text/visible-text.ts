import { belongs } from './belonging.ts'

/** A stretch of a text as a reader must see it; `start` and `end` are UTF-16 offsets. */
export type Piece =
  | { readonly kind: 'text'; readonly start: number; readonly end: number }
  /** Characters that show nothing or move what is around them; `label` names them (`U+202E`). */
  | {
      readonly kind: 'invisible'
      readonly start: number
      readonly end: number
      readonly label: string
    }
  /** The token that the boundary left where it took a marker of `family` out. */
  | {
      readonly kind: 'marker'
      readonly start: number
      readonly end: number
      readonly family: string
    }

/** Labels that one piece spells out; of a longer run it says how many more there are. */
const MAX_LABELS = 6

/*
 * One alternation of single characters and one bounded token: a scan is linear. What is looked for is all
 * that Unicode calls default-ignorable, bidi controls, separators of lines and paragraphs, lone surrogates,
 * interlinear annotations and the controls but tab, line feed and the carriage return before one.
 */
const SUSPECT =
  /(?![\t\n])(?!\r\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\ufff9-\ufffb]|⟦marker:[\w.-]{1,48}⟧/gu

const TOKEN_START = '⟦marker:'

/**
 * The pieces of `text` from offset `from` to `to`, in order and without gaps. Joiners and selectors that a
 * script or an emoji needs are text. Linear in `to - from`. Source: design `ui.md`, "Text is text".
 */
export function visiblePieces(text: string, from = 0, to = text.length): Piece[] {
  const pieces: Piece[] = []
  let textStart = from
  for (let hit = nextSuspect(text, from, to); hit; hit = nextSuspect(text, textStart, to)) {
    if (hit.start > textStart) pieces.push({ kind: 'text', start: textStart, end: hit.start })
    const piece = hit.kind === 'marker' ? hit : invisibleRun(text, hit.start, to)
    pieces.push(piece)
    textStart = piece.end
  }
  if (textStart < to) pieces.push({ kind: 'text', start: textStart, end: to })
  return pieces
}

/** The first piece at or after `from` that is not plain text and starts before `to`, or null. */
export function nextSuspect(
  text: string,
  from: number,
  to: number,
): Exclude<Piece, { kind: 'text' }> | null {
  // A search of the whole text would run on to its end from every row: this one sees its own stretch.
  const window = text.slice(from, to + 1)
  SUSPECT.lastIndex = 0
  for (let match = SUSPECT.exec(window); match; match = SUSPECT.exec(window)) {
    const start = from + match.index
    const end = start + match[0].length
    if (start >= to) return null
    if (match[0].startsWith(TOKEN_START)) {
      if (end > to) return null
      return { kind: 'marker', start, end, family: match[0].slice(TOKEN_START.length, -1) }
    }
    const kept = belongs(text, start)
    if (kept === 0) return { kind: 'invisible', start, end, label: pointLabel(text, start) }
    SUSPECT.lastIndex = match.index + kept
  }
  return null
}

/** True where nothing in `text` needs a mark, so that it can go into the page as it is. */
export function isPlain(text: string): boolean {
  return nextSuspect(text, 0, text.length) === null
}

/** `U+` and at least four hexadecimal digits of the code point at `index`. */
export function pointLabel(text: string, index: number): string {
  const point = text.codePointAt(index) ?? 0
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Neighbouring invisible characters are one piece, so that a long run costs the page one node. */
function invisibleRun(text: string, start: number, to: number): Piece {
  const labels: { label: string; count: number }[] = []
  let unlisted = 0
  let end = start
  for (let hit = nextSuspect(text, end, to); hit?.kind === 'invisible' && hit.start === end; ) {
    const last = labels.at(-1)
    if (last?.label === hit.label && unlisted === 0) last.count++
    else if (labels.length < MAX_LABELS) labels.push({ label: hit.label, count: 1 })
    else unlisted++
    end = hit.end
    hit = end < to ? nextSuspect(text, end, Math.min(to, end + 1)) : null
  }
  const named = labels.map(({ label, count }) => (count > 1 ? `${label} ×${count}` : label))
  const label = unlisted > 0 ? [...named, `+${unlisted}`].join(' ') : named.join(' ')
  return { kind: 'invisible', start, end, label }
}
