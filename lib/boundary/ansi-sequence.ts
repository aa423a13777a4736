/** Longest string (title, hyperlink) that is taken out as part of its sequence, in UTF-16 units. */
const MAX_STRING = 2048

/**
 * The end of the ANSI sequence that opens at `start` with ESC or the C1 CSI. Where no sequence follows, the
 * end of the introducer. Source: ECMA-48, sections 5.4 to 5.6.
 */
export function ansiSequenceEnd(text: string, start: number): number {
  if (text.charCodeAt(start) === 0x9b) return controlSequenceEnd(text, start + 1) ?? start + 1
  const kind = text[start + 1] ?? ''
  if (kind === '[') return controlSequenceEnd(text, start + 2) ?? start + 1
  if (kind === ']' || kind === 'P' || kind === '^' || kind === '_' || kind === 'X') {
    return stringEnd(text, start + 2) ?? start + 1
  }
  return escapeEnd(text, start + 1) ?? start + 1
}

/** Parameters 0x30-0x3F, intermediates 0x20-0x2F, one final 0x40-0x7E. */
function controlSequenceEnd(text: string, from: number): number | undefined {
  let at = from
  while (at - from < 64 && isBetween(text, at, 0x30, 0x3f)) at++
  while (at - from < 64 && isBetween(text, at, 0x20, 0x2f)) at++
  return isBetween(text, at, 0x40, 0x7e) ? at + 1 : undefined
}

/** Up to BEL or ST on the same line; unterminated strings are left as text. */
function stringEnd(text: string, from: number): number | undefined {
  for (let at = from; at < text.length && at - from < MAX_STRING; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x07 || unit === 0x9c) return at + 1
    if (unit === 0x1b) return text[at + 1] === '\\' ? at + 2 : undefined
    if (unit < 0x20) return undefined
  }
  return undefined
}

/** Intermediates 0x20-0x2F, then one final: only character-set choices and single-character functions. */
function escapeEnd(text: string, from: number): number | undefined {
  if (isBetween(text, from, 0x28, 0x2f)) return from + 1 < text.length ? from + 2 : undefined
  return '78=>cDEHMNOZ'.includes(text[from] ?? ' ') ? from + 1 : undefined
}

function isBetween(text: string, at: number, first: number, last: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= first && unit <= last
}
