import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byteLines } from './byte-lines.ts'

async function linesOf(chunks: readonly Uint8Array[], maxBytes: number) {
  async function* source() {
    yield* chunks
  }
  const lines: (string | undefined)[] = []
  for await (const { text } of byteLines(source(), maxBytes)) lines.push(text)
  return lines
}

/** Cut into chunks of `size` bytes. */
function chunked(text: string, size: number): readonly Uint8Array[] {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
}

it('gives the same lines wherever the chunks end', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, '')))
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (lines, size) => {
      const text = lines.map((line) => `${line}\n`).join('')
      expect(await linesOf(chunked(text, size), 1e6)).toEqual(lines)
    }),
  )
})

it('counts a last line without an end, and takes a carriage return for part of the end', async () => {
  expect(await linesOf(chunked('a\r\n\r\nb', 2), 10)).toEqual(['a', '', 'b'])
})

it('keeps nothing of a line that is longer than the limit, and reads the next one', async () => {
  expect(await linesOf(chunked('12345\n123456\n1234', 4), 5)).toEqual(['12345', undefined, '1234'])
})
