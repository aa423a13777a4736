import { digitValue } from '../character-references.ts'
import { HINT } from '../reading/hints.ts'
import { bytesToText } from './bytes-to-text.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'
import { longRuns } from './long-runs.ts'

/** Digits that a piece has at least, and at most: a longer word is read in pieces. */
const MIN_DIGITS = 16
const MAX_DIGITS = 65_536

export const hex: Decoder = {
  name: 'hex',
  catches: 'Bytes of UTF-8 as pairs of hexadecimal digits.',
  hints: HINT.longWord,
  *decode(text): Generator<DecodedText> {
    for (const { start, end } of longRuns(text, MIN_DIGITS, isHexDigit)) {
      for (let at = start; at < end; at += MAX_DIGITS) {
        const pieceEnd = Math.min(end, at + MAX_DIGITS)
        if (pieceEnd - at < MIN_DIGITS) break
        const decoded = bytesToText(text, at, pieceEnd, readBytes)
        if (decoded) yield new WholeCarrier(decoded, at, pieceEnd)
      }
    }
  },
}

function isHexDigit(unit: number): boolean {
  return digitValue(unit) >= 0
}

function readBytes(text: string, start: number, end: number, bytes: Uint8Array): number {
  let written = 0
  for (let at = start; at + 1 < end && written < bytes.length; at += 2) {
    bytes[written++] = 16 * digitValue(text.charCodeAt(at)) + digitValue(text.charCodeAt(at + 1))
  }
  return written
}
