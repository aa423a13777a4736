/** HTML names of characters that spell markers or words. Source: HTML Living Standard, section 13.5. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['sol', '/'],
  ['bsol', '\\'],
  ['lowbar', '_'],
  ['hyphen', '-'],
  ['dash', '-'],
  ['shy', '\u00ad'],
  ['verbar', '|'],
  ['vert', '|'],
  ['lsqb', '['],
  ['lbrack', '['],
  ['rsqb', ']'],
  ['rbrack', ']'],
  ['colon', ':'],
  ['semi', ';'],
  ['comma', ','],
  ['period', '.'],
  ['excl', '!'],
  ['quest', '?'],
  ['num', '#'],
  ['equals', '='],
  ['lpar', '('],
  ['rpar', ')'],
  ['tab', '\t'],
  ['newline', '\n'],
  ['zerowidthspace', '\u200b'],
])

/** Longest name or number between `&` and `;`, in UTF-16 units. */
const MAX_NAME = 24

const REPLACEMENT = 0xfffd
const MAX_POINT = 0x10ffff

/** One decoded character, a code point, and where its escape ends. */
export type Decoded = { readonly point: number; readonly end: number }

/**
 * The character that the HTML reference at `start` (an `&`) stands for; an ampersand that is itself
 * written as one or several references is looked through. Undefined where there is none.
 */
export function decodeReference(text: string, start: number): Decoded | undefined {
  let from = start + 1
  while (text.charCodeAt(from) === 0x61 && text.startsWith('amp;', from)) from += 4
  const limit = Math.min(text.length, from + MAX_NAME)
  let end = from
  while (end < limit && isNameUnit(text.charCodeAt(end))) end++
  const isClosed = end < text.length && text.charCodeAt(end) === 0x3b
  const point = end > from ? decodeName(text, from, end, isClosed) : -1
  if (point >= 0) return { point, end: isClosed ? end + 1 : end }
  return from > start + 1 ? { point: 0x26, end: from } : undefined
}

/** The code point of the name or number from `from` to `end`, or -1. */
function decodeName(text: string, from: number, end: number, isClosed: boolean): number {
  if (text.charCodeAt(from) === 0x23) return decodeNumber(text, from + 1, end)
  const name = text.slice(from, end).toLowerCase()
  return isClosed || name === 'lt' || name === 'gt' ? (NAMED.get(name)?.charCodeAt(0) ?? -1) : -1
}

function decodeNumber(text: string, from: number, end: number): number {
  const isHex = from < end && (text.charCodeAt(from) | 0x20) === 0x78
  const point = parseDigits(text, isHex ? from + 1 : from, end, isHex ? 16 : 10)
  if (point <= 0 || point > MAX_POINT) return -1
  return isSurrogate(point) ? REPLACEMENT : point
}

function isNameUnit(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    unit === 0x23
  )
}

function isSurrogate(point: number): boolean {
  return point >= 0xd800 && point <= 0xdfff
}

/** The number that the digits from `from` to `end` spell; -1 where there are none or others among them. */
function parseDigits(text: string, from: number, end: number, base: number): number {
  let number = from < end ? 0 : -1
  for (let at = from; at < end; at++) {
    const digit = digitValue(text.charCodeAt(at))
    if (digit < 0 || digit >= base) return -1
    number = number * base + digit
  }
  return number
}

/** The value of a hexadecimal digit, or -1. */
export function digitValue(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30
  const letter = unit | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1
}

/** The character that a `\uXXXX`, `\u{X}` or `\xXX` escape at `start` (a backslash) stands for. */
export function decodeUnicodeEscape(text: string, start: number): Decoded | undefined {
  const kind = start + 1 < text.length ? text.charCodeAt(start + 1) | 0x20 : 0
  if (kind !== 0x75 && kind !== 0x78) return undefined
  const from = start + 2
  if (kind === 0x75 && text.charCodeAt(from) === 0x7b) return decodeBraced(text, from + 1)
  const end = from + (kind === 0x75 ? 4 : 2)
  if (end > text.length) return undefined
  const point = parseDigits(text, from, end, 16)
  return point < 0 ? undefined : { point, end }
}

/** One to six digits and a closing brace. */
function decodeBraced(text: string, from: number): Decoded | undefined {
  let end = from
  while (end < text.length && end - from < 6 && digitValue(text.charCodeAt(end)) >= 0) end++
  if (text.charCodeAt(end) !== 0x7d) return undefined
  const point = parseDigits(text, from, end, 16)
  return point < 0 || point > MAX_POINT ? undefined : { point, end: end + 1 }
}
