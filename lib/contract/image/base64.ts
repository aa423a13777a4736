const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const NO_DIGIT = 255

/** The value of each ASCII character as a digit of Base64. */
const DIGITS = digitTable()

/** How many bytes a Base64 text stands for, from its length: it is not decoded. */
export function base64Bytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  return Math.max(0, Math.floor((base64.length * 3) / 4) - padding)
}

/**
 * The bytes that a Base64 text stands for (RFC 4648, section 4), its padding optional; undefined where it is
 * none: another character, a length that cannot be, or bits left over in its last digit. No line breaks.
 */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  const length = base64.length - padding
  if (length % 4 === 1 || (padding > 0 && base64.length % 4 !== 0)) return undefined
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let held = 0
  let bits = 0
  let filled = 0
  for (let index = 0; index < length; index++) {
    const digit = DIGITS[base64.charCodeAt(index)] ?? NO_DIGIT
    if (digit === NO_DIGIT) return undefined
    held = ((held << 6) | digit) & 0xfff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[filled++] = held >> bits
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined
}

function digitTable(): Uint8Array {
  const table = new Uint8Array(128).fill(NO_DIGIT)
  for (let value = 0; value < ALPHABET.length; value++) table[ALPHABET.charCodeAt(value)] = value
  return table
}
