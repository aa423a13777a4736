import { isWord } from './bytes-at.ts'
import { readGifSize } from './gif-size.ts'
import type { ImageMime } from './image-mime.ts'
import type { ImageSize } from './image-size.ts'
import { readJpegSize } from './jpeg-size.ts'
import { readPngSize } from './png-size.ts'
import { readWebpSize } from './webp-size.ts'

/** One format: the bytes that it begins with, and how its size is read. */
type ImageFormat = {
  readonly mime: ImageMime
  begins(bytes: Uint8Array): boolean
  /** Undefined where the header is cut short or says what no header can. Never throws; linear. */
  readSize(bytes: Uint8Array): ImageSize | undefined
}

const FORMATS: readonly ImageFormat[] = [
  {
    mime: 'image/png',
    begins: (bytes) => isWord(bytes, 0, '\x89PNG\r\n\x1a\n'),
    readSize: readPngSize,
  },
  {
    mime: 'image/jpeg',
    begins: (bytes) => isWord(bytes, 0, '\xff\xd8\xff'),
    readSize: readJpegSize,
  },
  {
    mime: 'image/gif',
    begins: (bytes) => isWord(bytes, 0, 'GIF87a') || isWord(bytes, 0, 'GIF89a'),
    readSize: readGifSize,
  },
  {
    mime: 'image/webp',
    begins: (bytes) => isWord(bytes, 0, 'RIFF') && isWord(bytes, 8, 'WEBP'),
    readSize: readWebpSize,
  },
]

/** The format that `bytes` begin like, whatever anybody calls them; undefined for every other. */
export function imageFormat(bytes: Uint8Array): ImageMime | undefined {
  return FORMATS.find((format) => format.begins(bytes))?.mime
}

/**
 * How large the image in `bytes` is, read from its header; nothing is decoded. Undefined where the bytes begin
 * like no image or their header is damaged.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const size = FORMATS.find((format) => format.begins(bytes))?.readSize(bytes)
  return size && size.width > 0 && size.height > 0 && size.passes > 0 ? size : undefined
}
