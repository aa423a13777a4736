import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'

const RUN = /[\u{e0020}-\u{e007e}]{4,}/gu

export const tagCharacters: Decoder = {
  name: 'tag_characters',
  catches: 'Unicode tag characters, an invisible copy of ASCII.',
  hints: HINT.tags,
  *decode(text): Generator<DecodedText> {
    for (const run of text.matchAll(RUN)) {
      const start = run.index
      yield {
        text: Array.from(run[0], asAscii).join(''),
        // Each tag character is two UTF-16 units.
        place: (from, to) => ({ start: start + 2 * from, end: start + 2 * to }),
      }
    }
  },
}

function asAscii(tag: string): string {
  return String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000)
}
