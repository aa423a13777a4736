import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  characterCount,
  cutToBytes,
  cutToCharacters,
  utf8Encode,
  utf8Length,
  wellFormed,
} from './text.ts'

/** Any string of UTF-16 units, lone surrogates included, with graphemes of several characters among them. */
const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom('👩‍👩‍👧‍👦', 'é', '漢', '🇫🇷🇩🇪', '\r\n', '\ud800', '\udc00'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test('the length in bytes is what TextEncoder writes, for any text', () => {
  return fc.assert(
    fc.property(anyText, (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
      expect(utf8Encode(text)).toEqual(new TextEncoder().encode(text))
    }),
    { numRuns: 500 },
  )
})

test('the length in bytes is right where a pair stands on any border of a long text', () => {
  for (const before of [65_534, 65_535, 65_536, 131_070, 131_071]) {
    const text = `${'a'.repeat(before)}😀é${'b'.repeat(70_000)}`
    expect(utf8Length(text)).toBe(before + 4 + 2 + 70_000)
  }
})

test('characters are code points', () => {
  return fc.assert(
    fc.property(anyText, (text) => {
      expect(characterCount(text)).toBe(Array.from(text).length)
    }),
  )
})

test('well-formed text has no lone surrogate and is otherwise the same', () => {
  expect(wellFormed('a\ud800b\udc00😀')).toBe('a\ufffdb\ufffd😀')
})

const cuts = [
  { name: 'bytes', cut: cutToBytes, size: utf8Length },
  { name: 'characters', cut: cutToCharacters, size: characterCount },
]

describe.each(cuts)('a cut to $name', ({ cut, size }) => {
  test('is a start of the text, within the limit, and splits no surrogate pair', () => {
    return fc.assert(
      fc.property(anyText.map(wellFormed), fc.integer({ min: -1, max: 60 }), (text, limit) => {
        const start = cut(text, limit)
        expect(text.startsWith(start)).toBe(true)
        expect(start.isWellFormed()).toBe(true)
        expect(size(start)).toBeLessThanOrEqual(Math.max(0, limit))
        if (size(text) <= limit) expect(start).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  test('leaves nothing for a limit that is no number', () => {
    expect(cut('text', Number.NaN)).toBe('')
  })

  test('falls before a grapheme that does not fit', () => {
    const family = '👩‍👩‍👧‍👦'
    for (let limit = 1; limit < 1 + size(family); limit++) {
      expect(cut(`a${family}`, limit)).toBe('a')
    }
    expect(cut('ae\u0301', 2)).toBe('a')
    expect(cut('ab\r\nc', 3)).toBe('ab')
  })

  test('falls at a character where one grapheme is longer than is looked back', () => {
    const long = `a${'\u0301'.repeat(500)}`
    expect(size(cut(long, 301))).toBeGreaterThan(290)
  })
})
