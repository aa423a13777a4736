import { littleEndian } from './bytes-at.ts'
import type { ImageSize } from './image-size.ts'

const SCREEN_END = 13
const DESCRIPTOR_BYTES = 10
const EXTENSION = 0x21
const FRAME = 0x2c

/** The size of the screen and of the frames on it, and how many there are ("GIF 89a", sections 18 to 20). */
export function readGifSize(bytes: Uint8Array): ImageSize | undefined {
  let width = littleEndian(bytes, 6, 2)
  let height = littleEndian(bytes, 8, 2)
  let frames = 0
  let at = SCREEN_END + tableBytes(bytes[10])
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === EXTENSION) at = afterBlocks(bytes, at + 2)
    else if (block === FRAME && at + DESCRIPTOR_BYTES <= bytes.length) {
      // A frame that reaches beyond the screen makes some decoders enlarge it.
      width = Math.max(width, littleEndian(bytes, at + 1, 2) + littleEndian(bytes, at + 5, 2))
      height = Math.max(height, littleEndian(bytes, at + 3, 2) + littleEndian(bytes, at + 7, 2))
      frames++
      at = afterBlocks(bytes, at + DESCRIPTOR_BYTES + tableBytes(bytes[at + 9]) + 1)
    } else break
  }
  return frames === 0 ? undefined : { width, height, passes: frames }
}

/** Bytes of the table of colours that the flags before it announce. */
function tableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 << ((flags & 0x07) + 1)
}

/** Behind a chain of blocks, each led by its length, that ends with an empty one. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) {
    at += 1 + length
  }
  return at + 1
}
