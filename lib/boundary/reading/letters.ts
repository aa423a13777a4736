import { spellingsOf } from '../look-alikes.ts'
import { INVISIBLE_FAMILIES } from '../markers/marker-families.ts'
import { CAPITAL_RANGES, LETTER_RANGES, MARK_RANGES } from './letter-ranges.ts'

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

/**
 * Folded unit (lower case, without accents and width) by UTF-16 unit of a word; 0 for one beyond ASCII that is its
 * own.
 */
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

/** Blocks of letters with accents. */
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

/** Every letter, digit and mark of the basic plane. */
function fillLetters(): void {
  // Whole runs at once: this is done at each start, before the engine has made anything fast.
  forEachRange(LETTER_RANGES, (first, end) => {
    kinds.fill(first < 0x80 ? KIND.letter : KIND.foreign, first, end)
  })
  foldCapitals()
  for (const [first, end] of ACCENTED) foldAccents(first, end)
  for (const [form, letter] of ARABIC_FORMS) folds[form] = letter
  forEachRange(MARK_RANGES, (first, end) => {
    kinds.fill(KIND.mark, first, end)
  })
  kinds.fill(KIND.digit, 0x30, 0x3a)
  // Plain words are read without asking whether a unit is its own.
  for (let unit = 0x30; unit < 0x80; unit++) if (kinds[unit] !== KIND.other) folds[unit] ||= unit
}

function forEachRange(ranges: string, visit: (first: number, end: number) => void): void {
  const steps = ranges.split(' ')
  let end = 0
  for (let at = 0; at + 1 < steps.length; at += 2) {
    const first = end + Number.parseInt(steps[at] ?? '', 36)
    end = first + Number.parseInt(steps[at + 1] ?? '', 36)
    visit(first, end)
  }
}

/** All capitals in one text: asking for the small form of each alone takes longer. */
function foldCapitals(): void {
  let capitals = ''
  forEachRange(CAPITAL_RANGES, (first, end) => {
    for (let unit = first; unit < end; unit++) capitals += String.fromCharCode(unit)
  })
  // The one letter whose small form is two units, of which the first is this.
  const small = capitals.replace('\u0130', 'i').toLowerCase()
  for (let at = 0; at < small.length; at++) folds[capitals.charCodeAt(at)] = small.charCodeAt(at)
}

/** Without accents, where a script writes them on base letters. */
function foldAccents(first: number, end: number): void {
  for (let unit = first; unit < end; unit++) {
    if (kinds[unit] === KIND.other) continue
    const small = folds[unit] || unit
    const base = String.fromCharCode(small).normalize('NFD').charCodeAt(0)
    if (base !== unit) folds[unit] = base
  }
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
