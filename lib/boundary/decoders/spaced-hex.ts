import { digitValue } from '../character-references.ts'
import { HINT } from '../reading/hints.ts'
import { bytesToText } from './bytes-to-text.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'

/** Pairs of digits with a sign or two between them; of a bounded length, so that no text overflows the matcher. */
const RUN = /(?<![0-9a-z])(?:[0-9a-f]{2}[ ,:;\n-]{1,2}){7,4096}[0-9a-f]{2}(?![0-9a-z])/gi

export const spacedHex: Decoder = {
  name: 'spaced_hex',
  catches:
    'Bytes of UTF-8 as pairs of hexadecimal digits with spaces, commas, colons or dashes between them.',
  hints: HINT.spacedLetters,
  *decode(text): Generator<DecodedText> {
    for (const run of text.matchAll(RUN)) {
      const [start, end] = [run.index, run.index + run[0].length]
      const decoded = bytesToText(text, start, end, readPairs)
      if (decoded) yield new WholeCarrier(decoded, start, end)
    }
  },
}

function readPairs(text: string, start: number, end: number, bytes: Uint8Array): number {
  let written = 0
  for (let at = start; at + 1 < end && written < bytes.length; at++) {
    const high = digitValue(text.charCodeAt(at))
    if (high < 0) continue
    bytes[written++] = 16 * high + digitValue(text.charCodeAt(++at))
  }
  return written
}
