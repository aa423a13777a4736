import { decodeUnicodeEscape } from '../character-references.ts'
import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { EditedWindows } from './edited-windows.ts'

export const unicodeEscape: Decoder = {
  name: 'unicode_escape',
  catches: 'Escapes of source code: \\u0041, \\u{41}, \\x41.',
  hints: HINT.backslash,
  *decode(text): Generator<DecodedText> {
    const windows = new EditedWindows(text)
    for (let start = text.indexOf('\\'); start >= 0; ) {
      const escaped = decodeUnicodeEscape(text, start)
      if (escaped) {
        windows.around(start, escaped.end).replaceByPoint(start, escaped.end, escaped.point)
      }
      start = text.indexOf('\\', escaped?.end ?? start + 1)
    }
    yield* windows.texts()
  },
}
