import { HINT } from '../reading/hints.ts'
import { bytesToText } from './bytes-to-text.ts'
import type { DecodedText, Decoder } from './decoder.ts'

/** In even pieces of a bounded length, for an open one overflows the pattern's stack on a word of 8 MB. */
const CANDIDATE = /[0-9a-f]{16,65536}/gi

export const hex: Decoder = {
  name: 'hex',
  catches: 'Bytes of UTF-8 as pairs of hexadecimal digits.',
  hints: HINT.longWord,
  *decode(text): Generator<DecodedText> {
    for (const candidate of text.matchAll(CANDIDATE)) {
      const decoded = bytesToText(() => hexBytes(candidate[0]))
      const start = candidate.index
      const end = start + candidate[0].length
      if (decoded) yield { text: decoded, place: () => ({ start, end }) }
    }
  },
}

function* hexBytes(encoded: string): Generator<number> {
  for (let index = 0; index + 1 < encoded.length; index += 2) {
    yield Number.parseInt(encoded.slice(index, index + 2), 16)
  }
}
