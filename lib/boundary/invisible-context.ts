import { membersOf } from './members-of.ts'

/** A run of invisible characters and escape sequences, and those in it that may have to stay. */
export type InvisibleRun = {
  end: number
  selectors: number
  selectorAt: number
  joiners: number
  joinerAt: number
  /** From the first to behind the last tag character. */
  tagsFrom: number
  tagsTo: number
}

const LETTER = membersOf(/^[\p{L}\p{M}\p{N}]$/u)
const COMBINING = membersOf(/^\p{M}$/u)

/** Scripts that write joiners inside words. Source: Unicode core specification, chapters 9, 12, 13, 16. */
const JOINER_SCRIPTS = membersOf(
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Hebr}\p{scx=Java}\p{scx=Bali}\p{scx=Adlm}\p{scx=Rohg}]$/u,
)

/** Scripts without spaces, in which a zero-width space says where a line may break. */
const BREAK_SCRIPTS = membersOf(
  /^[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}\p{scx=Lana}\p{scx=Tale}]$/u,
)

/** Characters that variation selectors give another look: emoji, ideographs, mathematical and others. */
const HAS_VARIANTS = membersOf(
  /^[\p{Emoji}\p{Extended_Pictographic}\p{Unified_Ideograph}\p{Sm}\p{So}\p{scx=Mong}\p{scx=Mymr}\p{scx=Phag}\p{Po}\p{Pd}]$/u,
)

const ASCII_WITH_VARIANTS = membersOf(/^[0-9#*]$/)

const ZWNJ = 0x200c
const ZWJ = 0x200d
const ZWSP = 0x200b
const BLACK_FLAG = '\u{1f3f4}'

/** A region in tag letters and digits, at most six as in every region of CLDR, and the cancel tag. */
const FLAG = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}$/u

/** The longest of them in UTF-16 units. */
const MAX_FLAG = 14

/** Places in a run of invisible characters that stay; -1 and an empty range where none does. */
export type Staying = {
  readonly selectorAt: number
  readonly joinerAt: number
  readonly flagFrom: number
  readonly flagTo: number
}

/** What of a run stays: `before` is the last unit of its visible neighbour, or -1. */
export function stayingIn(text: string, run: InvisibleRun, before: number): Staying {
  const { selectorAt, joinerAt, tagsFrom, tagsTo } = run
  const hasFlag = isFlag(text, run, before)
  return {
    selectorAt:
      run.selectors === 1 && hasVariants(characterEndingAt(text, before)) ? selectorAt : -1,
    joinerAt: run.joiners === 1 && joinerStays(text, run, before) ? joinerAt : -1,
    flagFrom: hasFlag ? tagsFrom : -1,
    flagTo: tagsTo,
  }
}

function isFlag(text: string, { tagsFrom, tagsTo }: InvisibleRun, before: number): boolean {
  if (tagsTo === 0 || tagsTo - tagsFrom > MAX_FLAG) return false
  return characterEndingAt(text, before) === BLACK_FLAG && FLAG.test(text.slice(tagsFrom, tagsTo))
}

function hasVariants(previous: string): boolean {
  const isAscii = (previous.codePointAt(0) ?? 0) < 0x80
  return isAscii ? ASCII_WITH_VARIANTS(previous) : HAS_VARIANTS(previous)
}

function joinerStays(text: string, { joinerAt, end }: InvisibleRun, before: number): boolean {
  const previous = characterEndingAt(text, before)
  const next = end < text.length ? String.fromCodePoint(text.codePointAt(end) ?? 0) : ''
  return mayStand(text.charCodeAt(joinerAt), previous, next)
}

function mayStand(point: number, previous: string, next: string): boolean {
  if (!LETTER(previous) || !LETTER(next)) return true
  if (point === ZWSP) return BREAK_SCRIPTS(previous) && BREAK_SCRIPTS(next)
  if (point !== ZWJ && point !== ZWNJ) return false
  return isJoined(previous) && isJoined(next)
}

/** A mark without a script of its own takes that of its base, so it doesn't speak against a joiner. */
function isJoined(character: string): boolean {
  return JOINER_SCRIPTS(character) || COMBINING(character)
}

function characterEndingAt(text: string, last: number): string {
  if (last < 0) return ''
  const unit = text.charCodeAt(last)
  const isTrail = unit >= 0xdc00 && unit <= 0xdfff && last > 0
  return isTrail ? text.slice(last - 1, last + 1) : text.charAt(last)
}
