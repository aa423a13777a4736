import { HINT } from '../reading/hints.ts'
import { rot13 as rotate } from '../reading/vocabulary.ts'
import type { DecodedText, Decoder } from './decoder.ts'

export const rot13: Decoder = {
  name: 'rot13',
  catches: 'Letters moved by half the alphabet.',
  hints: HINT.rot13,
  *decode(text): Generator<DecodedText> {
    yield { text: rotate(text), place: (start, end) => ({ start, end }) }
  },
}
