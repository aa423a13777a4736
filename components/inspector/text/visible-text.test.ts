import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlain, visiblePieces } from './visible-text.ts'

const labels = (text: string) =>
  visiblePieces(text).flatMap((piece) => (piece.kind === 'invisible' ? [piece.label] : []))

test.each([
  ['a right-to-left override', 'a\u202eb', 'U+202E'],
  ['an isolate', 'a\u2066b', 'U+2066'],
  ['a left-to-right mark', 'a\u200eb', 'U+200E'],
  ['an Arabic letter mark', 'a\u061cb', 'U+061C'],
  ['a zero-width space', 'a\u200bb', 'U+200B'],
  ['a joiner between Latin letters', 'pass\u200dword', 'U+200D'],
  ['a non-joiner between Latin letters', 'pass\u200cword', 'U+200C'],
  ['a byte order mark', '\ufeffa', 'U+FEFF'],
  ['a soft hyphen', 'in\u00advisible', 'U+00AD'],
  ['a Hangul filler', 'a\u3164b', 'U+3164'],
  ['a NUL', 'a\0b', 'U+0000'],
  ['an escape', 'a\u001b[31m', 'U+001B'],
  ['a C1 control', 'a\u0085b', 'U+0085'],
  ['a line separator', 'a\u2028b', 'U+2028'],
  ['a lone surrogate', 'a\ud83db', 'U+D83D'],
  ['a lone carriage return', 'safe\rgone', 'U+000D'],
  ['a tag outside a flag', 'a\u{e0041}b', 'U+E0041'],
  ['a variation selector after a letter', 'a\ufe0fb', 'U+FE0F'],
  ['a second selector after an ideograph', '葛\u{e0100}\u{e0101}', 'U+E0101'],
])('labels %s', (_, text, label) => {
  expect(labels(text)).toEqual([label])
})

test.each([
  ['a family emoji', '👨‍👩‍👧‍👦'],
  ['a skin tone before a joiner', '👩🏽‍🚀'],
  ['a selector before a joiner', '🏳️‍🌈 🕵️‍♂️'],
  ['a keycap', '1️⃣'],
  ['a symbol as emoji', '❤️ ©️'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a Persian non-joiner', 'می‌خواهم'],
  ['a Devanagari joiner', 'क्‍ष'],
  ['a Malayalam joiner at the end of a word', 'അവന്‍ '],
  ['an ideograph variant', '葛\u{e0100}'],
  ['a Mongolian variant', 'ᠠ\u180b'],
  ['tabs, line feeds and carriage returns before them', 'a\tb\r\nc\n'],
  ['combining marks', 'é ẹ́'],
  ['a no-break space', 'prix\u00a0: 5\u202f€'],
])('takes %s for text', (_, text) => {
  expect(isPlain(text)).toBe(true)
})

test('a black flag does not cover tags that never end', () => {
  expect(isPlain(`🏴${'\u{e0041}'.repeat(40)}`)).toBe(false)
})

test('a run of strays is one piece that counts them', () => {
  expect(labels(`a${'\u200b'.repeat(500)}b`)).toEqual(['U+200B ×500'])
  expect(labels(`${'\u200b\u2060'.repeat(10)}`)).toEqual([
    'U+200B U+2060 U+200B U+2060 U+200B U+2060 +14',
  ])
})

test('a removed marker is a piece of its family', () => {
  const pieces = visiblePieces('x ⟦marker:chatml⟧ y')
  expect(pieces).toEqual([
    { kind: 'text', start: 0, end: 2 },
    { kind: 'marker', start: 2, end: 17, family: 'chatml' },
    { kind: 'text', start: 17, end: 19 },
  ])
})

const hostile = fc.string({
  unit: fc.constantFrom(
    ...[
      'a',
      ' ',
      '\n',
      '\r',
      '\t',
      '\u202e',
      '\u200d',
      '\u200b',
      '👩',
      '🏽',
      '\ufe0f',
      'ي',
      'क',
      '्',
    ],
    ...[
      '\u{e0041}',
      '\u{e007f}',
      '🏴',
      '⟦marker:',
      '⟧',
      '\ud800',
      '\udc00',
      '\0',
      '葛',
      '\u{e0100}',
    ],
  ),
  maxLength: 60,
})

test('pieces cover every unit once and in order', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      let at = 0
      for (const piece of visiblePieces(text)) {
        expect(piece.start).toBe(at)
        expect(piece.end).toBeGreaterThan(piece.start)
        at = piece.end
      }
      expect(at).toBe(text.length)
    }),
  )
})

test('no piece of text holds a bidi control', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const piece of visiblePieces(text)) {
        if (piece.kind === 'text')
          expect(text.slice(piece.start, piece.end)).not.toMatch(/\p{Bidi_C}/u)
      }
    }),
  )
})
