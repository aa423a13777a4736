import { isWord, littleEndian } from './bytes-at.ts'
import type { ImageSize } from './image-size.ts'

const FIRST_CHUNK = 12
const CHUNK_HEAD = 8

/**
 * The size of a WebP image, simple, lossless or extended, and its frames ("WebP Container Specification";
 * RFC 6386, 9.1; RFC 9649, 3.4). Of an extended one the largest of canvas and pictures counts.
 */
export function readWebpSize(bytes: Uint8Array): ImageSize | undefined {
  let width = 0
  let height = 0
  let frames = 0
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD <= bytes.length; at = nextChunk(bytes, at)) {
    const chunk = CHUNKS.find(({ name }) => isWord(bytes, at, name))
    const content = at + CHUNK_HEAD
    if (!chunk) continue
    if (content + chunk.bytes > bytes.length) break
    const size = chunk.size(bytes, content)
    if (!size) return undefined
    width = Math.max(width, size[0])
    height = Math.max(height, size[1])
    if (chunk.name === 'ANMF') frames++
  }
  return width === 0 ? undefined : { width, height, passes: Math.max(1, frames) }
}

/** Chunks are padded to an even length. */
function nextChunk(bytes: Uint8Array, at: number): number {
  const length = littleEndian(bytes, at + 4, 4)
  return at + CHUNK_HEAD + length + (length % 2)
}

type Chunk = {
  readonly name: string
  /** How much of its content tells the size. */
  readonly bytes: number
  size(bytes: Uint8Array, content: number): readonly [number, number] | undefined
}

const CHUNKS: readonly Chunk[] = [
  {
    name: 'VP8X',
    bytes: 10,
    size: (bytes, content) => [
      littleEndian(bytes, content + 4, 3) + 1,
      littleEndian(bytes, content + 7, 3) + 1,
    ],
  },
  {
    name: 'ANMF',
    bytes: 16,
    size: (bytes, content) => [
      littleEndian(bytes, content, 3) * 2 + littleEndian(bytes, content + 6, 3) + 1,
      littleEndian(bytes, content + 3, 3) * 2 + littleEndian(bytes, content + 9, 3) + 1,
    ],
  },
  {
    name: 'VP8 ',
    bytes: 10,
    size: (bytes, content) =>
      isWord(bytes, content + 3, '\x9d\x01\x2a')
        ? [
            littleEndian(bytes, content + 6, 2) & 0x3fff,
            littleEndian(bytes, content + 8, 2) & 0x3fff,
          ]
        : undefined,
  },
  {
    name: 'VP8L',
    bytes: 5,
    size(bytes, content) {
      if (bytes[content] !== 0x2f) return undefined
      const bits = littleEndian(bytes, content + 1, 4)
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    },
  },
]
