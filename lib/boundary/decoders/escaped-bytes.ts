import { digitValue } from '../character-references.ts'
import { byteRoom, utf8Text } from './utf8-text.ts'

/** UTF-16 units of an escaped byte: a sign and two hexadecimal digits. */
const ESCAPE_LENGTH = 3

/**
 * Where the escaped bytes that begin at `start` with the unit `sign` end; `start` itself where there are none.
 * Small letters count as digits only where `letters` is `any`.
 */
export function escapedBytesEnd(
  text: string,
  start: number,
  sign: number,
  letters: 'any' | 'capitals',
): number {
  const last = letters === 'any' ? 0x66 : 0x46
  let end = start
  while (end + ESCAPE_LENGTH <= text.length && text.charCodeAt(end) === sign) {
    if (!isDigit(text.charCodeAt(end + 1), last) || !isDigit(text.charCodeAt(end + 2), last)) break
    end += ESCAPE_LENGTH
  }
  return end
}

function isDigit(unit: number, last: number): boolean {
  return unit <= last && digitValue(unit) >= 0
}

/** The UTF-8 text of the escaped bytes from `start` to `end`. */
export function escapedText(text: string, start: number, end: number): string {
  const count = (end - start) / ESCAPE_LENGTH
  const bytes = byteRoom(count)
  for (let index = 0; index < count; index++) {
    const at = start + ESCAPE_LENGTH * index
    bytes[index] = 16 * digitValue(text.charCodeAt(at + 1)) + digitValue(text.charCodeAt(at + 2))
  }
  return utf8Text(bytes, count)
}
