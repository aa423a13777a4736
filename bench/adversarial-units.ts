import { HEURISTICS } from '#lib/boundary/heuristics/heuristics.ts'
import { MARKER_FAMILIES } from '#lib/boundary/markers/marker-families.ts'

/** What, repeated, makes a pattern, a marker or a decoder work hardest: a name and the text. */
export type AdversarialUnit = { readonly name: string; readonly unit: string }

/** Beginnings, near misses and runs that no table of the boundary spells out. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'one character': [
    'a',
    'A',
    '1',
    '<',
    '[',
    '&',
    '\\',
    '=',
    '%',
    '!',
    '(',
    '{',
    '"',
    "'",
    '+',
    '-',
  ],
  'white space': [' ', '\n', '\n ', '\r\n', '\t', '- ', '\u3000'],
  'nested markers': ['<|im_<|im_start|>start|>', '</untrusted-</untrusted-data>data>'],
  'near misses': [
    '< / ',
    '<｜User',
    '\n### ',
    '\n\nHuman',
    '&lt;/untrusted-data',
    '[TOOL_CALLS',
    '＜',
  ],
  'comments and attributes': [
    '<!--',
    '<!-- --',
    '-->',
    '<img alt="',
    '<a b="',
    '![',
    '![a](',
    '![](//{',
  ],
  'character references': ['&amp;', '&amp;lt;', '&#60;', '&#', '&#x3c;', '&nbsp;'],
  escapes: ['\\u003c', '\\u', '\\x41', '\\u{41}'],
  percent: ['%41', '%41 ', '%41+', '%4', '%E2%9D'],
  'quoted-printable': ['=41', '=41 ', '=\n', '=3D'],
  base64: ['VGhp', 'QUJDRA==', 'aGVsbG8gd29ybGQK', 'aGVsbG8gd29ybGQK ', '/v7+/v7+/v7+/v7+ '],
  hex: ['4142', '41424344414243444142434441424344 ', 'abcdefabcdefabc '],
  'letter spacing': ['i g n o r e ', 'i.', 'i  '],
  'rot13 and reversed': ['vtaber ', 'erongi '],
  'hidden characters': ['\u200b', 'a\u200b', '\ufe0f', 'a\ufe0f', '❤\ufe0f', '\u202e', 'a\u202e'],
  tags: ['\u{e0041}', `${'\u{e0041}'.repeat(4)} `, '🏴\u{e0067}', '👨\u200d'],
  'escape sequences': ['\u001b', '\u001b[', '\u001b[31m', '\u001b]8;;', '\u009b1'],
  'combining marks': ['e\u0301', '\u0301\u0316', '\u0301'],
  scripts: [
    'क्\u200dष',
    '忽略',
    '忽略之前的',
    'игнорируй ',
    'تجاهل ',
    'Ｉｇｎｏｒｅ ',
    'Ignоrе ',
    '1gn0re ',
  ],
  surrogates: ['\ud800', '😀'],
}

const byHand = Object.entries(BY_HAND).flatMap(([name, units]) =>
  units.map((unit) => ({ name: `${name}: ${JSON.stringify(unit)}`, unit })),
)

/** Each spelling of each family, whole and without its end. */
const markers = MARKER_FAMILIES.flatMap(({ name, markers: spellings, capitals, position }) =>
  spellings.flatMap((spelling) => {
    const written = `${position ? '\n\n' : ''}${capitals ? spelling.toUpperCase() : spelling}`
    return [written, written.slice(0, -1)].map((unit) => ({
      name: `marker of ${name}: ${JSON.stringify(unit)}`,
      unit,
    }))
  }),
)

/** Each example of each heuristic, whole, and without its end so that the phrase is begun in vain. */
const phrases = HEURISTICS.flatMap(({ name, positive }) =>
  positive.flatMap((example, index) => {
    const half = example.slice(0, Math.ceil(example.length / 2))
    return [
      { name: `${name}, example ${index + 1}`, unit: `${example} ` },
      { name: `${name}, half of example ${index + 1}`, unit: `${half} ` },
    ]
  }),
)

/** For every pattern, marker and decoder. */
export const ADVERSARIAL_UNITS: readonly AdversarialUnit[] = [...byHand, ...markers, ...phrases]
