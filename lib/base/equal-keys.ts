import { isObject } from './json.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a

/**
 * True where an object of the JSON `text` holds a key twice: `parsed`, what `JSON.parse` made of it, has then
 * lost a value. Linear and iterative.
 */
export function hasEqualKeys(text: string, parsed: unknown): boolean {
  const written = writtenKeys(text)
  return written > 0 && written > keptKeys(parsed)
}

/** A colon outside strings stands after each key of valid JSON and nowhere else. */
function writtenKeys(text: string): number {
  let keys = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === QUOTE) isInString = !isInString
    else if (isInString) index += unit === BACKSLASH ? 1 : 0
    else if (unit === COLON) keys++
  }
  return keys
}

function keptKeys(parsed: unknown): number {
  let keys = 0
  const open: unknown[] = [parsed]
  while (open.length > 0) {
    const value = open.pop()
    const members = isObject(value) ? Object.values(value) : value
    if (!Array.isArray(members)) continue
    if (members !== value) keys += members.length
    for (const member of members) if (typeof member === 'object') open.push(member)
  }
  return keys
}
