import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { base64Bytes, decodeBase64 } from './base64.ts'
import { imageFormat, readImageSize } from './image-header.ts'
import type { ImageMime } from './image-mime.ts'
import type { ImageSize } from './image-size.ts'

/** How large an image may be before anything decodes it. */
export type ImageLimits = {
  readonly bytes: number
  /** Pixels along one side. */
  readonly side: number
  /** Pixels in one picture: four bytes each once it is decoded. */
  readonly pixels: number
  /** Pixels in all its pictures: frames of an animation, passes of a progressive JPEG. */
  readonly pixelsInAll: number
}

/** A screenshot of the largest screen and a photograph pass; what fills a gigabyte does not. */
export const IMAGE_LIMITS: ImageLimits = {
  bytes: 20_000_000,
  side: 16_384,
  pixels: 40_000_000,
  pixelsInAll: 1_000_000_000,
}

/** An image whose bytes are what they are called and within the limits. */
export type CheckedImage = ImageSize & {
  readonly mime: ImageMime
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What every format is called in a sentence. */
export const FORMAT_NAMES: Readonly<Record<ImageMime, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
}

/**
 * Checks an image of a tool before anything decodes it: that its bytes begin like the format that `mime` names,
 * and that what its header announces is within `limits`. Otherwise a sentence that says why it is not shown. An
 * image may still be damaged further on; its decoder says so. Linear; decodes no pixel.
 * Source: design `ui.md`, "Text is text".
 */
export function checkImage(
  { mime, b64 }: { readonly mime: ImageMime; readonly b64: string },
  limits: ImageLimits = IMAGE_LIMITS,
): Outcome<CheckedImage, string> {
  const size = base64Bytes(b64)
  if (size > limits.bytes) {
    return failure(
      `This image has ${told(size)} bytes; images of at most ${told(limits.bytes)} bytes are shown.`,
    )
  }
  const bytes = decodeBase64(b64)
  if (!bytes) return failure('The bytes of this image are not valid Base64, so it cannot be shown.')
  if (bytes.length === 0) return failure('This image holds no bytes.')
  const format = imageFormat(bytes)
  if (format !== mime) return failure(mismatch(mime, format))
  const header = readImageSize(bytes)
  if (!header) {
    return failure(
      `The header of this ${FORMAT_NAMES[mime]} image is damaged or cut short, so its size is unknown and it is not decoded.`,
    )
  }
  const excess = excessOf(header, limits)
  return excess === undefined ? success({ ...header, mime, bytes }) : failure(excess)
}

function mismatch(mime: ImageMime, format: ImageMime | undefined): string {
  const begins = format === undefined ? 'are those of no image shown here' : 'are those of a'
  const found = format === undefined ? '' : ` ${FORMAT_NAMES[format]} image`
  return `This image is called ${FORMAT_NAMES[mime]}, but its first bytes ${begins}${found}: it is not decoded.`
}

function excessOf({ width, height, passes }: ImageSize, limits: ImageLimits): string | undefined {
  const size = `${told(width)} × ${told(height)} pixels`
  if (Math.max(width, height) > limits.side) {
    return `This image is ${size}; a side of at most ${told(limits.side)} pixels is decoded.`
  }
  if (width * height > limits.pixels) {
    return `This image is ${size}, which is more than the ${told(limits.pixels)} pixels that are decoded.`
  }
  if (width * height * passes > limits.pixelsInAll) {
    return `This image is ${size} in ${told(passes)} frames or passes, which is more than the ${told(limits.pixelsInAll)} pixels that are decoded in all.`
  }
  return undefined
}

function told(number: number): string {
  return number.toLocaleString('en')
}
