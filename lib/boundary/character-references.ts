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

/** One decoded character and where its escape ends. */
export type Decoded = { readonly text: string; readonly end: number }

/**
 * The character that the HTML reference at `start` (an `&`) stands for; an ampersand that is itself
 * written as one or several references is looked through. Undefined where there is none.
 */
export function decodeReference(text: string, start: number): Decoded | undefined {
  let from = start + 1
  while (text.startsWith('amp;', from)) from += 4
  const limit = Math.min(text.length, from + MAX_NAME)
  let end = from
  while (end < limit && isNameUnit(text.charCodeAt(end))) end++
  const name = text.slice(from, end)
  const after = text[end] === ';' ? end + 1 : end
  const decoded = decodeName(name, after > end)
  if (decoded !== undefined) return { text: decoded, end: after }
  return from > start + 1 ? { text: '&', end: from } : undefined
}

function decodeName(name: string, isClosed: boolean): string | undefined {
  if (name.startsWith('#')) {
    const digits = name[1] === 'x' || name[1] === 'X' ? `0x${name.slice(2)}` : name.slice(1)
    if (!/^(?:0x[0-9a-f]+|[0-9]+)$/i.test(digits)) return undefined
    const point = Number(digits)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : undefined
  }
  const lower = name.toLowerCase()
  return isClosed || lower === 'lt' || lower === 'gt' ? NAMED.get(lower) : undefined
}

function isNameUnit(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    unit === 0x23
  )
}

/** The character that a `\uXXXX`, `\u{X}` or `\xXX` escape at `start` (a backslash) stands for. */
export function decodeUnicodeEscape(text: string, start: number): Decoded | undefined {
  const written = /^\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2}))/i.exec(
    text.slice(start, start + 10),
  )
  if (!written) return undefined
  const point = Number.parseInt(written[1] ?? written[2] ?? written[3] ?? '', 16)
  if (point > 0x10ffff) return undefined
  return { text: String.fromCodePoint(point), end: start + written[0].length }
}
