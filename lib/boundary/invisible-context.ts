/** One invisible character or escape sequence in a run of them. */
export type Invisible = {
  readonly family: string
  readonly point: number
  readonly start: number
  readonly end: number
}

const LETTER = /^[\p{L}\p{M}\p{N}]$/u
const COMBINING = /^\p{M}$/u

/** Scripts that write joiners inside words. Source: Unicode core specification, chapters 9, 12, 13, 16. */
const JOINER_SCRIPTS =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Hebr}\p{scx=Java}\p{scx=Bali}\p{scx=Adlm}\p{scx=Rohg}]$/u

/** Scripts without spaces, in which a zero-width space says where a line may break. */
const BREAK_SCRIPTS =
  /^[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}\p{scx=Lana}\p{scx=Tale}]$/u

/** Characters that variation selectors give another look: emoji, ideographs, mathematical and others. */
const HAS_VARIANTS =
  /^[\p{Emoji}\p{Extended_Pictographic}\p{Unified_Ideograph}\p{Sm}\p{So}\p{scx=Mong}\p{scx=Mymr}\p{scx=Phag}\p{Po}\p{Pd}]$/u

const ASCII_WITH_VARIANTS = /^[0-9#*]$/

const ZWNJ = 0x200c
const ZWJ = 0x200d
const ZWSP = 0x200b
const BLACK_FLAG = 0x1f3f4
const CANCEL_TAG = 0xe007f

/** Which members of a run of invisible characters stay: `before` is where the visible neighbour ends. */
export function staysVisible(
  text: string,
  run: readonly Invisible[],
  before: number,
  end: number,
): ReadonlySet<Invisible> {
  const previous = before < 0 ? '' : characterEndingAt(text, before)
  const next = end < text.length ? String.fromCodePoint(text.codePointAt(end) ?? 0) : ''
  const stay = new Set<Invisible>()
  const selector = theOnly(run, 'variation')
  if (selector && hasVariants(previous)) stay.add(selector)
  const joiner = theOnly(run, 'zero_width')
  if (joiner && mayStand(joiner.point, previous, next)) stay.add(joiner)
  const tags = run.filter((invisible) => invisible.family === 'tags')
  if (isFlag(previous, tags)) for (const tag of tags) stay.add(tag)
  return stay
}

function theOnly(run: readonly Invisible[], family: string): Invisible | undefined {
  const members = run.filter((invisible) => invisible.family === family)
  return members.length === 1 ? members[0] : undefined
}

function hasVariants(previous: string): boolean {
  const isAscii = (previous.codePointAt(0) ?? 0) < 0x80
  return isAscii ? ASCII_WITH_VARIANTS.test(previous) : HAS_VARIANTS.test(previous)
}

function mayStand(point: number, previous: string, next: string): boolean {
  if (!LETTER.test(previous) || !LETTER.test(next)) return true
  if (point === ZWSP) return BREAK_SCRIPTS.test(previous) && BREAK_SCRIPTS.test(next)
  if (point !== ZWJ && point !== ZWNJ) return false
  return isJoined(previous) && isJoined(next)
}

/** A mark without a script of its own takes that of its base, so it doesn't speak against a joiner. */
function isJoined(character: string): boolean {
  return JOINER_SCRIPTS.test(character) || COMBINING.test(character)
}

/** A region in tag letters and digits, at most six as in every region of CLDR, and the cancel tag. */
function isFlag(previous: string, tags: readonly Invisible[]): boolean {
  if (previous.codePointAt(0) !== BLACK_FLAG || tags.length < 4 || tags.length > 7) return false
  return tags.every(({ point }, index) =>
    index === tags.length - 1 ? point === CANCEL_TAG : isTagLetter(point),
  )
}

function isTagLetter(point: number): boolean {
  return (point >= 0xe0061 && point <= 0xe007a) || (point >= 0xe0030 && point <= 0xe0039)
}

function characterEndingAt(text: string, last: number): string {
  const unit = text.charCodeAt(last)
  const isTrail = unit >= 0xdc00 && unit <= 0xdfff && last > 0
  return isTrail ? text.slice(last - 1, last + 1) : text.charAt(last)
}
