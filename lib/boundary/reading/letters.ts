import { spellingsOf } from '../look-alikes.ts'
import { INVISIBLE_FAMILIES } from '../markers/marker-families.ts'

/** What a UTF-16 unit is to a reader of words. */
export const KIND = {
  other: 0,
  letter: 1,
  digit: 2,
  /** A letter that is not ASCII, which may look like one. */
  foreign: 3,
  /** A wide or ornamental form of an ASCII character. */
  wide: 4,
  ideograph: 5,
  mark: 6,
  zeroWidth: 7,
  apostrophe: 8,
  /** A symbol that stands for a letter inside a word. */
  symbol: 9,
  stop: 10,
  /** Punctuation after which a clause may begin. */
  break: 11,
  line: 12,
  colon: 13,
  /** High surrogate of the mathematical letters. */
  mathematical: 14,
} as const

/** Kind by UTF-16 unit. */
export const kinds = new Uint8Array(0x10000)

/** Folded unit (lower case, without accents and width) by UTF-16 unit; only for those of words. */
export const folds = new Uint16Array(0x10000)

const IDEOGRAPHS = [
  [0x3005, 0x3007],
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x30fc, 0x30fe],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0x0e01, 0x0e30],
  [0x0e40, 0x0e46],
] as const

/** Forms of one Arabic letter, made one. */
const ARABIC_FORMS = [
  [0x622, 0x627],
  [0x623, 0x627],
  [0x625, 0x627],
  [0x671, 0x627],
  [0x629, 0x647],
  [0x649, 0x64a],
  [0x6cc, 0x64a],
  [0x6a9, 0x643],
] as const

/** Blocks of letters in two cases, and of letters with accents; the others are folded to themselves. */
const CASED = [
  [0, 0x3000],
  [0xa000, 0xac00],
  [0xfb00, 0x10000],
] as const
const ACCENTED = [
  [0xaa, 0x530],
  [0x1e00, 0x2000],
  [0x212a, 0x212c],
] as const

fillLetters()
fillInvisible()
fillForms()
for (const [first, last] of IDEOGRAPHS) kinds.fill(KIND.ideograph, first, last + 1)
fillKind(KIND.stop, '.!?\u3002\uff01\uff1f\uff0e\u0964\u061f\u06d4\u2026')
fillKind(
  KIND.break,
  ',;()[]{}<>"\u201c\u201d\u201e\u00ab\u00bb*#=|`~\u2022\u00b7\u2013\u2014/\\\uff0c\u3001\uff1b',
)
fillKind(
  KIND.break,
  '\u060c\u061b\u300c\u300d\u300e\u300f\u3010\u3011\u3008\u3009\u300a\u300b\uff08\uff09\u2018-&',
)
fillKind(KIND.line, '\n\r\u2028\u2029')
fillKind(KIND.colon, ':\uff1a\u2236')
fillKind(KIND.apostrophe, "'\u2019\u02bc")
fillKind(KIND.symbol, '@$')
// Some letters are read as brackets: seen as words, they would give no hint of a marker.
for (const unit of [...spellingsOf('<'), ...spellingsOf('[')]) kinds[unit] = KIND.break
kinds[0xd835] = KIND.mathematical

/** Every letter, digit and mark of the basic plane, found by the engine's own Unicode tables. */
function fillLetters(): void {
  const codes = ownCodes()
  const plane = basicPlane(codes)
  const small = smallLetters(plane, codes)
  // Whole runs at once: this is done at each start, before the engine has made anything fast.
  for (const { index, 0: run } of plane.matchAll(/[\p{L}\p{N}_]+/gu)) {
    kinds.fill(index < 0x80 ? KIND.letter : KIND.foreign, index, index + run.length)
    folds.set(small.subarray(index, index + run.length), index)
  }
  for (const { index, 0: run } of plane.matchAll(/\p{M}+/gu)) {
    kinds.fill(KIND.mark, index, index + run.length)
  }
  kinds.fill(KIND.digit, 0x30, 0x3a)
}

/** A text in which each unit stands at its own number, spaces in place of surrogates. */
function basicPlane(codes: Uint16Array): string {
  return new TextDecoder('utf-16le').decode(codes.slice().fill(0x20, 0xd800, 0xe000))
}

/** Each unit at its own number; two are written at once. */
function ownCodes(): Uint16Array {
  const pairs = new Uint32Array(0x8000)
  for (let pair = 0; pair < 0x8000; pair++) pairs[pair] = pair * 0x20002 + 0x10000
  return new Uint16Array(pairs.buffer)
}

/** Lower case; without accents where a script writes them on base letters; Arabic letter forms made one. */
function smallLetters(plane: string, codes: Uint16Array): Uint16Array {
  // The one letter whose small form is two units, of which the first is this.
  const lower = plane.replace('\u0130', 'i').toLowerCase()
  const small = codes.slice()
  for (const [first, end] of CASED) {
    for (let unit = first; unit < end; unit++) small[unit] = lower.charCodeAt(unit)
  }
  for (const [first, end] of ACCENTED) {
    for (let unit = first; unit < end; unit++) {
      small[unit] = lower.charAt(unit).normalize('NFD').charCodeAt(0)
    }
  }
  for (const [form, letter] of ARABIC_FORMS) small[form] = letter
  return small
}

/** What nobody sees is passed over inside words; of it, only line ends and tabs end them. */
function fillInvisible(): void {
  fillKind(KIND.zeroWidth, '\u00ad\u034f\u115f\u1160\u3164')
  const ranges = INVISIBLE_FAMILIES.flatMap(({ codePoints }) => codePoints)
  for (const [first, last] of ranges) {
    if (first <= 0xffff) kinds.fill(KIND.zeroWidth, first, last + 1)
  }
}

/** Wide and ornamental forms whose compatibility form is one ASCII letter or digit. */
function fillForms(): void {
  const forms = [
    ...range(0x2070, 0x209f),
    ...range(0x2100, 0x214f),
    ...range(0x2460, 0x24ff),
    ...range(0xff01, 0xff5e),
    0xaa,
    0xba,
  ]
  for (const form of forms) {
    const narrow = String.fromCharCode(form).normalize('NFKC').replace(/[()]/g, '')
    if (!/^[a-z0-9_]$/i.test(narrow)) continue
    kinds[form] = KIND.wide
    folds[form] = narrow.toLowerCase().charCodeAt(0)
  }
}

function fillKind(kind: number, units: string): void {
  for (let index = 0; index < units.length; index++) kinds[units.charCodeAt(index)] = kind
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The ASCII code of the mathematical letter whose low surrogate is `trail`, or 0. */
export function foldMathematical(trail: number): number {
  const narrow = String.fromCodePoint(0x1d400 + (trail - 0xdc00)).normalize('NFKC')
  return /^[a-z0-9]$/i.test(narrow) ? narrow.toLowerCase().charCodeAt(0) : 0
}
