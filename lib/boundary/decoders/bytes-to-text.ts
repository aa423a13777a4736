import { byteRoom, utf8Text } from './utf8-text.ts'

/** How many bytes tell text from noise. */
const SAMPLE_BYTES = 16

/** Broken characters that a sample may hold. */
const MAX_BROKEN_IN_SAMPLE = 3

/** Share of replacement characters from which bytes are no text. */
const MAX_BROKEN = 0.05

/** Writes the first bytes that `text` encodes from `start` to `end`, as many as there is room for; gives how many. */
type ByteReader = (text: string, start: number, end: number, bytes: Uint8Array) => number

const sample = new Uint8Array(SAMPLE_BYTES)

/**
 * The UTF-8 text that `text` encodes from `start` to `end`, or undefined where its bytes are something else:
 * control characters among the first ones or many broken sequences. Noise is given up after a few bytes.
 */
export function bytesToText(
  text: string,
  start: number,
  end: number,
  read: ByteReader,
): string | undefined {
  const sampled = read(text, start, end, sample)
  for (let index = 0; index < sampled; index++) if (isControl(sample[index] ?? 0)) return undefined
  if (isBroken(utf8Text(sample, sampled), MAX_BROKEN_IN_SAMPLE)) return undefined
  // No encoding needs fewer than a unit for a byte.
  const bytes = byteRoom(end - start)
  const decoded = utf8Text(bytes, read(text, start, end, bytes))
  return isBroken(decoded, 1 + decoded.length * MAX_BROKEN) ? undefined : decoded
}

function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f
}

function isBroken(text: string, most: number): boolean {
  let broken = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === 0xfffd || (unit < 0x20 && isControl(unit))) broken++
    if (broken > most) return true
  }
  return false
}
