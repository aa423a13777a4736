import { decodeReference } from '../character-references.ts'
import { Edits } from '../edits.ts'
import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { editedText } from './edited-text.ts'

export const htmlEntity: Decoder = {
  name: 'html_entity',
  catches: 'Character references of HTML, by name and by number.',
  hints: HINT.ampersand,
  *decode(text): Generator<DecodedText> {
    const edits = new Edits(text)
    for (let start = text.indexOf('&'); start >= 0; ) {
      const escaped = decodeReference(text, start)
      if (escaped) edits.replaceByPoint(start, escaped.end, escaped.point)
      start = text.indexOf('&', escaped?.end ?? start + 1)
    }
    const decoded = editedText(edits)
    if (decoded) yield decoded
  },
}
