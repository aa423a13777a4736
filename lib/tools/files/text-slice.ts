import type { TextEncoding } from './file-type.ts'

/** A part of a file's bytes that begins and ends at characters. */
export type TextSlice = {
  readonly text: string
  /** Where it begins in `bytes`. */
  readonly start: number
  /** Where it ends in `bytes`, exclusive. */
  readonly end: number
}

/**
 * Decodes at most `maxBytes` of `bytes`, without the character that either end may cut in two. `isEnd` says
 * that the file ends with these bytes, so that a broken last character is shown as such. What does not
 * decode becomes U+FFFD. `bytes` of UTF-16 must begin at an even place of the file.
 */
export function textSlice(
  bytes: Uint8Array,
  encoding: TextEncoding,
  maxBytes: number,
  isEnd: boolean,
): TextSlice {
  const start = Math.min(firstBoundary(bytes, encoding), bytes.length)
  const limit = Math.min(bytes.length, start + maxBytes)
  const end = limit === bytes.length && isEnd ? limit : lastBoundary(bytes, encoding, start, limit)
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes.subarray(start, end))
  return { text, start, end }
}

function firstBoundary(bytes: Uint8Array, encoding: TextEncoding): number {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    return isSurrogate(bytes, encoding, 0, 0xdc) ? 2 : 0
  }
  if (encoding === 'windows-1252') return 0
  let index = 0
  while (index < 3 && isContinuation(bytes[index])) index++
  return index
}

function lastBoundary(
  bytes: Uint8Array,
  encoding: TextEncoding,
  start: number,
  limit: number,
): number {
  if (encoding === 'windows-1252') return limit
  if (encoding !== 'utf-8') {
    const even = limit - (limit % 2)
    return isSurrogate(bytes, encoding, even - 2, 0xd8) ? even - 2 : even
  }
  // Back to the first byte of the last character, and past it again where the whole of it is there.
  let lead = limit - 1
  while (lead > start && limit - lead < 4 && isContinuation(bytes[lead])) lead--
  const length = sequenceLength(bytes[lead] ?? 0)
  return lead + length > limit && lead > start ? lead : limit
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0 && lead < 0xf8) return 4
  if (lead >= 0xe0) return lead < 0xf0 ? 3 : 1
  return lead >= 0xc0 ? 2 : 1
}

/** Whether the UTF-16 unit at `index` is a surrogate of the half that begins with the byte `half`. */
function isSurrogate(
  bytes: Uint8Array,
  encoding: TextEncoding,
  index: number,
  half: number,
): boolean {
  const high = bytes[encoding === 'utf-16le' ? index + 1 : index]
  return high !== undefined && (high & 0xfc) === half
}
