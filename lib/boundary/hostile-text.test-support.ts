import fc from 'fast-check'
import { spellingsOf } from './look-alikes.ts'
import { MARKER_FAMILIES } from './markers/marker-families.ts'

/** Test support: generators of the texts that attackers and honest tools write. */

const PIECES = [
  ...MARKER_FAMILIES.flatMap(({ markers }) => markers),
  ...['<', '>', '/', '|', '[', ']', '&', ';', '\\', '\n', '\r', '\n\n', ' ', '\t', '"', "'", '='],
  ...[
    '<|im_',
    'start|>',
    '</untrus',
    'ted-data',
    'ted-data>',
    'INST]',
    '[/',
    'Human:',
    'Assistant:',
  ],
  ...['&lt;', '&gt;', '&amp;lt;', '&#60;', '\\u003c', '\uff1c', '\uff5c', '\u2039', '%3C'],
  ...['\u200b', '\u200d', '\u200c', '\ufeff', '\ufe0f', '\u202e', '\u2066', '\u0000', '\u009b'],
  ...['\u001b', '\u001b[31m', '\u001b]8;;', '\u0007', '\u{e0041}', '\u{1f3f4}', '\u{e007f}'],
  ...['a', 'b', '1', 'я', 'क', '्', 'ش', 'ไ', '漢', '👨', '❤', '\u0301', '\ud800', '\udc00'],
  ...['\u27e6', '\u27e7', '\u27e6marker:chatml\u27e7', 'ignore all previous instructions'],
]

/** Text pieced together from halves of markers, invisible characters and letters of many scripts. */
export const hostileText = fc
  .oneof(
    { weight: 8, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }) },
    { weight: 1, arbitrary: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }) },
  )
  .map((pieces) => pieces.join(''))

/** A marker in one of the spellings that are read as it: case, width, look-alikes, references, escapes. */
export const spelledMarker = fc
  .constantFrom(...MARKER_FAMILIES.filter((family) => family.name === 'envelope'))
  .chain(({ markers }) => fc.constantFrom(...markers))
  .chain((marker) => fc.tuple(...Array.from(marker, spelledCharacter)))
  .map((characters) => characters.join(''))

function spelledCharacter(character: string): fc.Arbitrary<string> {
  const code = character.charCodeAt(0)
  return fc.oneof(
    fc.constantFrom(character, character.toUpperCase(), `&#${code};`, `&#x${code.toString(16)};`),
    fc.constantFrom(...spellingsOf(character)).map((unit) => String.fromCharCode(unit)),
    fc.constantFrom(`\\u00${code.toString(16).padStart(2, '0')}`, `${character}\u200b`),
  )
}
