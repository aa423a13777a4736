const decoder = new TextDecoder('utf-8')

/** How many bytes tell text from noise. */
const SAMPLE_BYTES = 16

/** Share of replacement characters from which bytes are no text. */
const MAX_BROKEN = 0.05

/**
 * The UTF-8 text that `bytes` holds, or undefined where they are something else: control characters among the
 * first ones or many broken sequences. Noise is given up after a few bytes.
 */
export function bytesToText(bytes: () => Iterable<number>): string | undefined {
  const sample: number[] = []
  for (const byte of bytes()) {
    if (isControl(byte)) return undefined
    if (sample.push(byte) === SAMPLE_BYTES) break
  }
  if (isBroken(decoder.decode(Uint8Array.from(sample)), 3)) return undefined
  const text = decoder.decode(Uint8Array.from(bytes()))
  return isBroken(text, 1 + text.length * MAX_BROKEN) ? undefined : text
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
