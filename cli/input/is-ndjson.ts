import type { PeekableBytes } from './peekable-bytes.ts'

const NEWLINE = 0x0a

/**
 * True where the first two lines that hold anything are each a whole object or array of JSON: a text that opens
 * with a bracket is not, and one document over several lines is not. Looks at little more than `maxBytes`.
 */
export async function isNdjson(bytes: PeekableBytes, maxBytes: number): Promise<boolean> {
  while (bytes.headBytes <= maxBytes) {
    const chunk = await bytes.peek()
    if (chunk && !chunk.includes(NEWLINE)) continue
    const lines = Buffer.from(bytes.head).toString('utf8').split('\n')
    // The last piece is a whole line only at the end.
    const whole = (chunk ? lines.slice(0, -1) : lines).filter((line) => line.trim() !== '')
    if (!whole.slice(0, 2).every(isJsonContainer)) return false
    if (whole.length >= 2 || !chunk) return whole.length >= 2
  }
  return false
}

function isJsonContainer(line: string): boolean {
  const text = line.replace(/^\ufeff/u, '')
  if (!/^\s*[[{]/u.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    // What the parser says may quote the line, and "no" is all that is asked.
    return false
  }
}
