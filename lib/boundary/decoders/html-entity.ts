import { decodeReference } from '../character-references.ts'
import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { type Escape, unescapedText } from './edited-text.ts'

export const htmlEntity: Decoder = {
  name: 'html_entity',
  catches: 'Character references of HTML, by name and by number.',
  hints: HINT.ampersand,
  *decode(text): Generator<DecodedText> {
    const decoded = unescapedText(text, escapes(text))
    if (decoded) yield decoded
  },
}

function* escapes(text: string): Generator<Escape> {
  for (let start = text.indexOf('&'); start >= 0; ) {
    const decoded = decodeReference(text, start)
    if (decoded) yield { start, end: decoded.end, text: decoded.text }
    start = text.indexOf('&', decoded?.end ?? start + 1)
  }
}
