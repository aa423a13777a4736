import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Text } from './utf8-text.ts'

/** Bytes that begin, continue and break sequences. */
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        0x41,
        0x80,
        0x8f,
        0x90,
        0x9f,
        0xa0,
        0xbb,
        0xbf,
        0xc0,
        0xc2,
        0xe0,
        0xed,
        0xef,
        0xf0,
        0xf4,
        0xf5,
      ),
      { maxLength: 12 },
    )
    .map((list) => Uint8Array.from(list)),
  fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
)

it('reads any bytes as the platform does', () => {
  fc.assert(
    fc.property(bytes, (list) => {
      expect(utf8Text(list, list.length)).toBe(new TextDecoder().decode(list))
    }),
    { numRuns: 3000 },
  )
})

it('reads no further than it is told', () => {
  expect(utf8Text(Uint8Array.of(0x41, 0x42, 0xc3, 0xa9), 3)).toBe('AB\ufffd')
})
