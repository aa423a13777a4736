import { digitValue } from '../character-references.ts'
import { HINT } from '../reading/hints.ts'
import { bytesToText } from './bytes-to-text.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'

/** Digits that a piece has at least, and at most: a longer word is read in pieces. */
const MIN_DIGITS = 16
const MAX_DIGITS = 65_536

export const hex: Decoder = {
  name: 'hex',
  catches: 'Bytes of UTF-8 as pairs of hexadecimal digits.',
  hints: HINT.longWord,
  *decode(text): Generator<DecodedText> {
    for (let start = 0; start < text.length; ) {
      const end = digitsEnd(text, start)
      if (end - start < MIN_DIGITS) {
        start = Math.max(end, start + 1)
        continue
      }
      const decoded = bytesToText(text, start, end, readBytes)
      if (decoded) yield new WholeCarrier(decoded, start, end)
      start = end
    }
  },
}

/** Where the digits from `start` on end, or the piece of them. */
function digitsEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + MAX_DIGITS)
  let end = start
  while (end < limit && digitValue(text.charCodeAt(end)) >= 0) end++
  return end
}

function readBytes(text: string, start: number, end: number, bytes: Uint8Array): number {
  let written = 0
  for (let at = start; at + 1 < end && written < bytes.length; at += 2) {
    bytes[written++] = 16 * digitValue(text.charCodeAt(at)) + digitValue(text.charCodeAt(at + 1))
  }
  return written
}
