const ZWNJ = 0x200c
const ZWJ = 0x200d
const KEYCAP = 0x20e3
const BLACK_FLAG = 0x1f3f4
const CANCEL_TAG = 0xe007f
/** Tag characters in the longest flag of a subdivision, with room. */
const MAX_TAGS = 16

const PICTOGRAPH = /^\p{Extended_Pictographic}$/u
const MODIFIER = /^\p{Emoji_Modifier}$/u
const KEYCAP_BASE = /^[0-9#*]$/u
const HAN = /^\p{Script=Han}$/u
const MATHS = /^\p{Sm}$/u
const MONGOLIAN = /^\p{Script=Mongolian}$/u
const LETTER = /^[\p{L}\p{M}\p{N}]$/u

/** Letters and marks of the scripts in which a joiner or non-joiner changes what is written. */
const JOINING =
  /^(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Phag}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u

/**
 * How many UTF-16 units at `index`, where an invisible character stands, belong to what is written around
 * it: emoji sequences, keycaps, flags of subdivisions, variants of ideographs and operators, joiners between
 * Arabic, Indic and kindred letters. 0 where the character is a stray. Looks at a bounded neighbourhood.
 */
export function belongs(text: string, index: number): number {
  const point = text.codePointAt(index) ?? 0
  if (point === ZWJ || point === ZWNJ) return isJoiner(text, index, point) ? 1 : 0
  if (isVariationSelector(point)) return isVariant(text, index, point) ? unitsOf(point) : 0
  if (isTag(point)) return flagTags(text, index)
  return 0
}

function isJoiner(text: string, index: number, point: number): boolean {
  const before = characterBefore(text, index)
  const after = characterAt(text, index + 1)
  if (point === ZWJ && PICTOGRAPH.test(after) && endsPictograph(text, index)) return true
  return JOINING.test(before) && (JOINING.test(after) || !LETTER.test(after))
}

/** A pictograph, then at most one selector or skin tone. */
function endsPictograph(text: string, index: number): boolean {
  const before = characterBefore(text, index)
  if (PICTOGRAPH.test(before)) return true
  if (before !== '\ufe0f' && !MODIFIER.test(before)) return false
  return PICTOGRAPH.test(characterBefore(text, index - before.length))
}

function isVariationSelector(point: number): boolean {
  return (
    (point >= 0xfe00 && point <= 0xfe0f) ||
    (point >= 0xe0100 && point <= 0xe01ef) ||
    (point >= 0x180b && point <= 0x180d) ||
    point === 0x180f
  )
}

function isVariant(text: string, index: number, point: number): boolean {
  const before = characterBefore(text, index)
  if (point === 0xfe0e || point === 0xfe0f) {
    if (PICTOGRAPH.test(before)) return true
    return KEYCAP_BASE.test(before) && text.codePointAt(index + 1) === KEYCAP
  }
  if (point >= 0xe0100) return HAN.test(before)
  if (point >= 0xfe00) return HAN.test(before) || MATHS.test(before)
  return MONGOLIAN.test(before)
}

function isTag(point: number): boolean {
  return point >= 0xe0020 && point <= CANCEL_TAG
}

/** The units of a whole run of tags where it follows a black flag and is closed as a flag must be. */
function flagTags(text: string, index: number): number {
  if (characterBefore(text, index).codePointAt(0) !== BLACK_FLAG) return 0
  let end = index
  for (let count = 0; count <= MAX_TAGS; count++) {
    const point = text.codePointAt(end) ?? 0
    if (!isTag(point)) return 0
    end += 2
    if (point === CANCEL_TAG) return count > 0 ? end - index : 0
  }
  return 0
}

function characterAt(text: string, index: number): string {
  const point = text.codePointAt(index)
  return point === undefined ? '' : String.fromCodePoint(point)
}

function characterBefore(text: string, index: number): string {
  if (index <= 0) return ''
  const low = text.charCodeAt(index - 1)
  const high = index > 1 ? text.charCodeAt(index - 2) : 0
  const isPair = low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff
  return text.slice(index - (isPair ? 2 : 1), index)
}

function unitsOf(point: number): number {
  return point > 0xffff ? 2 : 1
}
