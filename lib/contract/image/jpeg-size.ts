import { bigEndian } from './bytes-at.ts'
import type { ImageSize } from './image-size.ts'

const FIRST_MARKER = 2
const SOS = 0xda
const EOI = 0xd9
/** Where no header goes on: a zero is no marker, and decoders look for the next one right behind it. */
const NO_HEADER: ReadonlySet<number> = new Set([0x00, SOS, EOI])
/** Markers of the range of frame headers that begin something else: Huffman tables, an extension, arithmetic. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])

/** The size in the frame header, and the number of scans (ITU-T T.81, annex B). */
export function readJpegSize(bytes: Uint8Array): ImageSize | undefined {
  let at = FIRST_MARKER
  for (let marker = bytes[at + 1]; bytes[at] === 0xff; marker = bytes[at + 1]) {
    if (marker === undefined || NO_HEADER.has(marker)) return undefined
    if (marker === 0xff) at++
    else if (isAlone(marker)) at += 2
    else if (isFrame(marker)) return frameAt(bytes, at)
    else at += 2 + Math.max(2, bigEndian(bytes, at + 2, 2))
  }
  return undefined
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)
}

/** Markers without a length: restarts, and one for the temporary use of a coder. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
}

function frameAt(bytes: Uint8Array, at: number): ImageSize | undefined {
  if (at + 10 > bytes.length) return undefined
  return {
    height: bigEndian(bytes, at + 5, 2),
    width: bigEndian(bytes, at + 7, 2),
    passes: Math.max(1, scansFrom(bytes, at)),
  }
}

/** Every start of a scan; data of a scan never holds one by chance, because each 0xFF in it is escaped. */
function scansFrom(bytes: Uint8Array, from: number): number {
  let scans = 0
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === SOS) scans++
  }
  return scans
}
