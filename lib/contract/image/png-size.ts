import { bigEndian, isWord } from './bytes-at.ts'
import type { ImageSize } from './image-size.ts'

const SIGNATURE_BYTES = 8
/** Length and name before the content of a chunk, and the checksum after it. */
const CHUNK_HEAD = 8
const CHUNK_BYTES = 12
const HEADER_CONTENT = 13

/** The size in the `IHDR` chunk, and the frames of an animated PNG (W3C, "PNG (Third Edition)", 11.2.1, 11.3.4). */
export function readPngSize(bytes: Uint8Array): ImageSize | undefined {
  const first = SIGNATURE_BYTES + CHUNK_HEAD
  const isHeader =
    bigEndian(bytes, SIGNATURE_BYTES, 4) === HEADER_CONTENT &&
    isWord(bytes, SIGNATURE_BYTES + 4, 'IHDR')
  if (!isHeader || bytes.length < SIGNATURE_BYTES + CHUNK_BYTES + HEADER_CONTENT) return undefined
  return {
    width: bigEndian(bytes, first, 4),
    height: bigEndian(bytes, first + 4, 4),
    passes: framesOf(bytes),
  }
}

/** What the `acTL` chunk says, which must stand before the data. */
function framesOf(bytes: Uint8Array): number {
  let at = SIGNATURE_BYTES
  while (at + CHUNK_HEAD <= bytes.length && !isWord(bytes, at + 4, 'IDAT')) {
    if (isWord(bytes, at + 4, 'acTL')) return Math.max(1, bigEndian(bytes, at + CHUNK_HEAD, 4))
    at += CHUNK_BYTES + bigEndian(bytes, at, 4)
  }
  return 1
}
