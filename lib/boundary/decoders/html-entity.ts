import { decodeReference } from '../character-references.ts'
import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { EditedWindows } from './edited-windows.ts'

export const htmlEntity: Decoder = {
  name: 'html_entity',
  catches: 'Character references of HTML, by name and by number.',
  hints: HINT.ampersand,
  *decode(text): Generator<DecodedText> {
    const windows = new EditedWindows(text)
    for (let start = text.indexOf('&'); start >= 0; ) {
      const escaped = decodeReference(text, start)
      if (escaped) {
        windows.around(start, escaped.end).replaceByPoint(start, escaped.end, escaped.point)
      }
      start = text.indexOf('&', escaped?.end ?? start + 1)
    }
    yield* windows.texts()
  },
}
