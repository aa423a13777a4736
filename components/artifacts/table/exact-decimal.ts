const DECIMAL = /^([+-]?)(?:(\d{1,400})(?:\.(\d{0,400}))?|\.(\d{1,400}))(?:[eE]([+-]?\d{1,4}))?$/
/** The longest text that the pattern takes. */
const MAX_UNITS = 810

/** Makes every exponent that can come one of five digits. */
const EXPONENT_OFFSET = 50_000

/**
 * A text that stands for the number that `text` is written as, without a rounding: equal for equal numbers,
 * and less (`<`) for the smaller of two. Null where `text` is no number: digits, at most 400 on each side of a
 * point, and an exponent.
 */
export function decimalKey(text: string): string | null {
  const parts = text.length > MAX_UNITS ? null : DECIMAL.exec(text)
  if (!parts) return null
  const [, sign, whole = '', fraction = '', bareFraction = '', power = '0'] = parts
  const all = whole + fraction + bareFraction
  const from = firstDigit(all)
  if (from === all.length) return ZERO
  const digits = all.slice(from, lastDigit(all) + 1)
  // The number is 0.digits times ten to this.
  const exponent = whole.length - from + Number(power)
  if (sign !== '-') return `${ABOVE}${EXPONENT_OFFSET + exponent}${digits}`
  // Below zero all is the other way round: a shorter one comes after what it begins.
  return `${BELOW}${EXPONENT_OFFSET - exponent}${complement(digits)}~`
}

const BELOW = '0'
const ZERO = '1'
const ABOVE = '2'

function firstDigit(digits: string): number {
  let at = 0
  while (digits[at] === '0') at++
  return at
}

function lastDigit(digits: string): number {
  let at = digits.length - 1
  while (digits[at] === '0') at--
  return at
}

function complement(digits: string): string {
  let other = ''
  for (const digit of digits) other += 9 - Number(digit)
  return other
}
