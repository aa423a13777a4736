import { HINT } from '../reading/hints.ts'
import { bytesToText } from './bytes-to-text.ts'
import type { DecodedText, Decoder } from './decoder.ts'

const CANDIDATE = /[A-Za-z0-9+/_-]{16,}(?:\r?\n[A-Za-z0-9+/_-]{16,})*/g

const VALUES = new Int8Array(128).fill(-1)
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
    for (const candidate of text.matchAll(CANDIDATE)) {
      const decoded = bytesToText(() => base64Bytes(candidate[0]))
      const start = candidate.index
      const end = start + candidate[0].length
      if (decoded) yield { text: decoded, place: () => ({ start, end }) }
    }
  },
}

function* base64Bytes(encoded: string): Generator<number> {
  let bits = 0
  let count = 0
  for (let index = 0; index < encoded.length; index++) {
    const value = VALUES[encoded.charCodeAt(index)] ?? -1
    if (value < 0) continue
    bits = ((bits << 6) | value) & 0xfff
    count += 6
    if (count < 8) continue
    count -= 8
    yield (bits >> count) & 0xff
  }
}
