import { HINT } from '../reading/hints.ts'
import { VOCABULARY } from '../reading/rules.ts'
import type { DecodedText, Decoder } from './decoder.ts'

const RUN = /(?:[\p{L}][ .\-_*\u00a0]{1,3}){7,}\p{L}(?!\p{L})/gu

export const spacedLetters: Decoder = {
  name: 'letter_spacing',
  catches: 'Letters with spaces, dots, dashes or stars between them.',
  hints: HINT.spacedLetters,
  *decode(text): Generator<DecodedText> {
    for (const run of text.matchAll(RUN)) {
      const start = run.index
      const end = start + run[0].length
      const words = run[0].split(/[ \u00a0]{2,3}/)
      const joined = words.map((word) => word.replace(/[^\p{L}]/gu, ''))
      const text = joined.flatMap((word) => VOCABULARY.split(word)).join(' ')
      yield { text, place: () => ({ start, end }) }
    }
  },
}
