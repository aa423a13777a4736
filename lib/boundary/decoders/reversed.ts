import { HINT } from '../reading/hints.ts'
import { TextBuilder } from '../text-builder.ts'
import type { DecodedText, Decoder } from './decoder.ts'

export const reversed: Decoder = {
  name: 'reversed',
  catches: 'Text written backwards.',
  hints: HINT.reversed,
  *decode(text): Generator<DecodedText> {
    const { length } = text
    const backwards = new TextBuilder()
    for (let at = length - 1; at >= 0; at--) backwards.addUnit(text.charCodeAt(at))
    yield {
      text: backwards.take(),
      place: (start, end) => ({ start: length - end, end: length - start }),
    }
  },
}
