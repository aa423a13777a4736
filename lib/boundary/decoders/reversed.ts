import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'

export const reversed: Decoder = {
  name: 'reversed',
  catches: 'Text written backwards.',
  hints: HINT.reversed,
  *decode(text): Generator<DecodedText> {
    const { length } = text
    const backwards = text.split('').reverse().join('')
    yield { text: backwards, place: (start, end) => ({ start: length - end, end: length - start }) }
  },
}
