import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkImage, IMAGE_LIMITS } from './check-image.ts'
import { imageFormat, readImageSize } from './image-header.ts'
import type { ImageMime } from './image-mime.ts'

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const join = (...parts: readonly (string | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? latin(part) : part)]))
const big = (value: number, size: number) =>
  Uint8Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256)
const little = (value: number, size: number) => big(value, size).reverse()

/** A header as each format writes it, with nothing of the picture behind it. */
const HEADERS = {
  png: (width: number, height: number, frames = 1) =>
    join(
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
      big(width, 4),
      big(height, 4),
      '\x08\x06\0\0\0CRC.',
      ...(frames > 1 ? ['\0\0\0\x08acTL', big(frames, 4), '\0\0\0\0CRC.'] : []),
      '\0\0\0\0IDAT',
    ),
  jpeg: (width: number, height: number, scans = 1) =>
    join(
      '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0',
      // A table, and a comment that holds what looks like a frame of another size.
      '\xff\xc4\0\x03\0\xff\xfe\0\x0c\xff\xc0\0\x11\x08\0\x01\0\x01\xff\xff\xff\xc2\0\x0b\x08',
      big(height, 2),
      big(width, 2),
      '\x01\x01\x11\0',
      ...Array.from({ length: scans }, () => '\xff\xda\0\x08\x01\x01\0\0\x3f\0d\xff\0ata'),
    ),
  gif: (width: number, height: number, frames = 1) =>
    join(
      'GIF89a',
      little(width, 2),
      little(height, 2),
      '\x80\0\0RGBRGB!\xf9\x04\0\0\0\0\0',
      ...Array.from({ length: frames }, () =>
        join(',\0\0\0\0', little(width, 2), little(height, 2), '\0\x02\x02L\x01\0'),
      ),
      ';',
    ),
  webpLossy: (width: number, height: number) =>
    join('RIFF\0\0\0\0WEBPVP8 \x0a\0\0\0\0\0\0\x9d\x01\x2a', little(width, 2), little(height, 2)),
  webpLossless: (width: number, height: number) =>
    join('RIFF\0\0\0\0WEBPVP8L\x05\0\0\0\x2f', little(width - 1 + (height - 1) * 2 ** 14, 4)),
  webpExtended: (width: number, height: number, frames = 1) =>
    join(
      'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0',
      little(width - 1, 3),
      little(height - 1, 3),
      'ICCP\x01\0\0\0x\0',
      ...Array.from({ length: frames }, () =>
        join('ANMF\x10\0\0\0\0\0\0\0\0\0', little(width - 1, 3), little(height - 1, 3), '\0\0\0\0'),
      ),
    ),
} as const

const MIMES: Readonly<Record<keyof typeof HEADERS, ImageMime>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webpLossy: 'image/webp',
  webpLossless: 'image/webp',
  webpExtended: 'image/webp',
}
const FORMATS = Object.keys(HEADERS) as (keyof typeof HEADERS)[]
const ANIMATED = ['png', 'jpeg', 'gif', 'webpExtended'] as const

const side = fc.integer({ min: 1, max: 16_383 })
const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

describe.each(FORMATS)('%s', (format) => {
  const mime = MIMES[format]

  test('every size is read as it was written', () =>
    fc.assert(
      fc.property(side, side, (width, height) => {
        const bytes = HEADERS[format](width, height)
        expect(imageFormat(bytes)).toBe(mime)
        expect(readImageSize(bytes)).toEqual({ width, height, passes: 1 })
      }),
    ))

  test('cut anywhere, it is refused with a sentence or still told by the size it has', () => {
    const bytes = HEADERS[format](321, 123)
    let refused = 0
    for (let end = 0; end <= bytes.length; end++) {
      const checked = checkImage({ mime, b64: encoded(bytes.subarray(0, end)) })
      if (checked.ok) expect(checked.value).toMatchObject({ width: 321, height: 123 })
      else {
        expect(checked.problem).toMatch(/^(?:This image|The header of this)/)
        refused++
      }
    }
    expect(refused).toBeGreaterThan(20)
  })

  test('forged by any bytes anywhere, nothing throws and what passes is within the limits', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(80), fc.nat(255)), { maxLength: 20 }),
        fc.uint8Array({ maxLength: 60 }),
        (forgeries, more) => {
          const bytes = join(HEADERS[format](321, 123), more)
          for (const [at, byte] of forgeries) if (at < bytes.length) bytes[at] = byte
          const checked = checkImage({ mime, b64: encoded(bytes) })
          if (!checked.ok) return
          const { width, height, passes } = checked.value
          expect(Math.min(width, height, passes)).toBeGreaterThan(0)
          expect(Math.max(width, height)).toBeLessThanOrEqual(IMAGE_LIMITS.side)
          expect(width * height * passes).toBeLessThanOrEqual(IMAGE_LIMITS.pixelsInAll)
        },
      ),
    ))

  test('called anything else, it is not decoded', () => {
    const others = Object.values(MIMES).filter((other) => other !== mime)
    for (const other of others) {
      const checked = checkImage({ mime: other, b64: encoded(HEADERS[format](3, 3)) })
      expect(checked).toMatchObject({ ok: false, problem: expect.stringContaining('is called') })
    }
  })
})

test.each(ANIMATED)('frames or passes of %s are counted, and too many refused', (format) => {
  expect(readImageSize(HEADERS[format](1_000, 1_000, 7))?.passes).toBe(7)
  const b64 = encoded(HEADERS[format](6_000, 6_000, 28))
  expect(checkImage({ mime: MIMES[format], b64 })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('6,000 × 6,000 pixels in 28 frames or passes'),
  })
})

test.each([
  ['a side', HEADERS.png(16_385, 1), 'a side of at most 16,384 pixels'],
  ['the largest side there is', HEADERS.png(0xffff_ffff, 1), 'a side of at most'],
  ['all pixels', HEADERS.png(16_000, 16_000), 'more than the 40,000,000 pixels'],
])('a picture too large by %s is refused before it is decoded', (_, bytes, sentence) => {
  expect(checkImage({ mime: 'image/png', b64: encoded(bytes) })).toMatchObject({
    ok: false,
    problem: expect.stringContaining(sentence),
  })
})

test('a frame beyond its screen, and a picture beyond its canvas, count by their own size', () => {
  const gif = join(
    'GIF87a\x01\0\x01\0\0\0\0,',
    little(9, 2),
    little(0, 2),
    little(60_000, 2),
    '\x02\0\0\x02\0;',
  )
  expect(readImageSize(gif)).toEqual({ width: 60_009, height: 2, passes: 1 })
  const webp = join(
    'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0VP8L\x05\0\0\0\x2f',
    little(0x0fff_ffff, 4),
  )
  expect(readImageSize(webp)).toEqual({ width: 16_384, height: 16_384, passes: 1 })
})

test.each([
  ['no size', HEADERS.png(0, 5)],
  ['a height that comes later', HEADERS.jpeg(5, 0)],
  ['data before its size', join('\xff\xd8\xff\xda\0\x08')],
  ['nothing but its name', join('GIF89a')],
  [
    'a zero for a marker, behind which decoders find another size',
    join('\xff\xd8\xff\0\0\x06\xff\xfe\0\x0d\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01', '\x11\0'),
  ],
])('an image with %s is told as damaged', (_, bytes) => {
  expect(readImageSize(bytes)).toBeUndefined()
  const mime = imageFormat(bytes) ?? 'image/png'
  expect(checkImage({ mime, b64: encoded(bytes) })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('is damaged or cut short'),
  })
})

test('no bytes, no Base64 and too many bytes are told as such', () => {
  const problemOf = (b64: string, bytes = 9) => {
    const checked = checkImage({ mime: 'image/png', b64 }, { ...IMAGE_LIMITS, bytes })
    return checked.ok ? undefined : checked.problem
  }
  expect(problemOf('')).toBe('This image holds no bytes.')
  expect(problemOf('<svg>')).toContain('not valid Base64')
  expect(problemOf('A'.repeat(16))).toContain('has 12 bytes; images of at most 9 bytes')
  expect(problemOf('PHN2Zz4=')).toContain('those of no image shown here')
})
