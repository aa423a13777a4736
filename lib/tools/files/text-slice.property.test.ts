import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textSlice } from './text-slice.ts'

const text = fc
  .array(fc.constantFrom('a', 'é', '漢', '🙂', '\u0301', '\n', '\u{10ffff}', '\ufffd'), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''))

test.each([
  ['utf-8', (whole: string) => Buffer.from(whole)],
  ['utf-16le', (whole: string) => Buffer.from(whole, 'utf16le')],
  ['utf-16be', (whole: string) => Buffer.from(whole, 'utf16le').swap16()],
] as const)('slices of %s one after the other are the whole text', (encoding, encode) => {
  fc.assert(
    fc.property(text, fc.integer({ min: 4, max: 30 }), (whole, maxBytes) => {
      const bytes = encode(whole)
      let joined = ''
      for (let place = 0; place < bytes.length; ) {
        const window = bytes.subarray(place, place + maxBytes + 8)
        const slice = textSlice(window, encoding, maxBytes, place + window.length >= bytes.length)
        expect(slice.end).toBeGreaterThan(0)
        expect(slice.end - slice.start).toBeLessThanOrEqual(maxBytes)
        joined += slice.text
        place += slice.end
      }
      expect(joined).toBe(whole)
    }),
  )
})

test('any bytes at all are sliced without a gap, an overlap or an end', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.integer({ min: 4, max: 30 }),
      fc.constantFrom('utf-8' as const, 'utf-16le' as const, 'windows-1252' as const),
      (bytes, maxBytes, encoding) => {
        let rounds = 0
        for (let place = 0; place < bytes.length; rounds++) {
          const window = bytes.subarray(place, place + maxBytes + 8)
          const isEnd = place + window.length >= bytes.length
          const { end } = textSlice(window, encoding, maxBytes, isEnd)
          expect(end).toBeGreaterThan(0)
          place += end
        }
        expect(rounds).toBeLessThanOrEqual(bytes.length)
      },
    ),
  )
})
