import { decodeUnicodeEscape } from '../character-references.ts'
import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { type Escape, unescapedText } from './edited-text.ts'

export const unicodeEscape: Decoder = {
  name: 'unicode_escape',
  catches: 'Escapes of source code: \\u0041, \\u{41}, \\x41.',
  hints: HINT.backslash,
  *decode(text): Generator<DecodedText> {
    const decoded = unescapedText(text, escapes(text))
    if (decoded) yield decoded
  },
}

function* escapes(text: string): Generator<Escape> {
  for (let start = text.indexOf('\\'); start >= 0; ) {
    const decoded = decodeUnicodeEscape(text, start)
    if (decoded) yield { start, end: decoded.end, text: decoded.text }
    start = text.indexOf('\\', decoded?.end ?? start + 1)
  }
}
