import { HINT } from '../reading/hints.ts'
import { bytesToText } from './bytes-to-text.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'

/** Digits that one line must have to count. */
const MIN_DIGITS = 16

const VALUES = new Int8Array(0x10000).fill(-1)
for (const [value, digit] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries()) {
  VALUES[digit.charCodeAt(0)] = value
}
VALUES['-'.charCodeAt(0)] = 62
VALUES['_'.charCodeAt(0)] = 63

export const base64: Decoder = {
  name: 'base64',
  catches: 'Base64 and base64url (RFC 4648), in one piece or in lines.',
  hints: HINT.longWord,
  *decode(text): Generator<DecodedText> {
    for (const { start, end } of candidates(text)) {
      const decoded = bytesToText(text, start, end, readBytes)
      if (decoded) yield new WholeCarrier(decoded, start, end)
    }
  },
}

type Candidate = { readonly start: number; readonly end: number }

/** Runs of digits, lines of them joined. A loop, for a pattern of this shape overflows on a word of 8 MB. */
function* candidates(text: string): Generator<Candidate> {
  for (let start = 0; start < text.length; start++) {
    let end = digitsEnd(text, start)
    if (end - start >= MIN_DIGITS) {
      for (let next = nextLine(text, end); next !== null; next = nextLine(text, end)) end = next
      yield { start, end }
    }
    start = end
  }
}

function digitsEnd(text: string, start: number): number {
  let end = start
  while (end < text.length && (VALUES[text.charCodeAt(end)] ?? -1) >= 0) end++
  return end
}

/** The end of the next line's digits, where the line has enough of them. */
function nextLine(text: string, end: number): number | null {
  const start = text.startsWith('\r\n', end) ? end + 2 : text[end] === '\n' ? end + 1 : null
  if (start === null) return null
  const next = digitsEnd(text, start)
  return next - start >= MIN_DIGITS ? next : null
}

/** Reads the digits, passing over line ends. */
function readBytes(text: string, start: number, end: number, bytes: Uint8Array): number {
  let bits = 0
  let count = 0
  let written = 0
  for (let at = start; at < end && written < bytes.length; at++) {
    const value = VALUES[text.charCodeAt(at)] ?? -1
    if (value < 0) continue
    bits = ((bits << 6) | value) & 0xfff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[written++] = bits >> count
  }
  return written
}
