/** A decimal number of any length without a rounding: `sign` × 0.`digits` × 10^`exponent`. */
export type Decimal = {
  readonly sign: -1 | 0 | 1
  /** Without zeros at either end; empty for zero. */
  readonly digits: string
  readonly exponent: number
}

const DECIMAL = /^([+-]?)(?:(\d{1,400})(?:\.(\d{0,400}))?|\.(\d{1,400}))(?:[eE]([+-]?\d{1,4}))?$/
/** The longest text that the pattern takes. */
const MAX_UNITS = 810

/** The number that `text` is written as, or null: digits, at most 400 on each side of a point, and an exponent. */
export function decimalOf(text: string): Decimal | null {
  const parts = text.length > MAX_UNITS ? null : DECIMAL.exec(text)
  if (!parts) return null
  const [, sign, whole = '', fraction = '', bareFraction = '', power = '0'] = parts
  const all = whole + fraction + bareFraction
  const from = firstDigit(all)
  if (from === all.length) return ZERO
  return {
    sign: sign === '-' ? -1 : 1,
    digits: all.slice(from, lastDigit(all) + 1),
    exponent: whole.length - from + Number(power),
  }
}

const ZERO: Decimal = { sign: 0, digits: '', exponent: 0 }

/** Below 0 where `one` is the smaller, above 0 where it is the larger, 0 where they are one number. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  if (one.sign !== other.sign || one.sign === 0) return one.sign - other.sign
  return one.sign * compareMagnitudes(one, other)
}

/** One text for each number, however it is written. */
export function decimalKey({ sign, digits, exponent }: Decimal): string {
  return `${sign}:${digits}:${exponent}`
}

function compareMagnitudes(one: Decimal, other: Decimal): number {
  if (one.exponent !== other.exponent) return one.exponent - other.exponent
  return one.digits === other.digits ? 0 : one.digits < other.digits ? -1 : 1
}

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
