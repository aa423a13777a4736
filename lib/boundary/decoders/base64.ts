import { HINT } from '../reading/hints.ts'
import { bytesToText } from './bytes-to-text.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'
import { longRuns, type Run } from './long-runs.ts'

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

/** Runs of digits, lines of them joined. A loop, for a pattern of this shape overflows on a word of 8 MB. */
function* candidates(text: string): Generator<Run> {
  let open: Run | undefined
  for (const run of longRuns(text, MIN_DIGITS, isDigit)) {
    if (open && lineEndAfter(text, open.end) === run.start)
      open = { start: open.start, end: run.end }
    else {
      if (open) yield open
      open = run
    }
  }
  if (open) yield open
}

function isDigit(unit: number): boolean {
  return (VALUES[unit] ?? -1) >= 0
}

/** Where the next line begins if the text ends its line at `end`. */
function lineEndAfter(text: string, end: number): number | undefined {
  if (text[end] === '\n') return end + 1
  return text.startsWith('\r\n', end) ? end + 2 : undefined
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
