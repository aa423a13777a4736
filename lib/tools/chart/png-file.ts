import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from './canvas.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const INDEXED = 3
const BITS = 8

/**
 * A canvas as a PNG file with a palette (W3C, "PNG (Third Edition)"). `palette` holds a colour as `#rrggbb` for
 * each number that the canvas uses.
 */
export function pngFile({ width, height, pixels }: Canvas, palette: readonly string[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS, INDEXED, 0, 0, 0], 8)
  // Each line begins with the number of its filter: none helps what is plain areas of few colours.
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([head, named, check])
}
