import { isPlaceholderAt, type RedactionRule, type Span } from './rule.ts'
import { looksRandom } from './secret-name.ts'

const CREDENTIAL = /\b(?:bearer|basic|digest|token|negotiate)[ \t]{1,8}([A-Za-z0-9._~+/=-]{6,})/gi
const HEADER = /authorization["']?[ \t]{0,4}[:=][ \t]{0,4}["']?[a-z]{0,10}$/i
const HEADER_WINDOW = 48

/** Credentials after a scheme word, as in an `Authorization` header. The scheme word stays. */
export const bearer: RedactionRule = {
  name: 'bearer',
  placeholder: 'token',
  find(text) {
    const spans: Span[] = []
    for (const match of text.matchAll(CREDENTIAL)) {
      const token = match[1] ?? ''
      const end = match.index + match[0].length
      const start = end - token.length
      if (isPlaceholderAt(text, start) || !isCredential(text, match.index, token)) continue
      spans.push({ start, end })
    }
    return spans
  },
}

/** "Bearer certificates" and "basic knowledge" are prose: they hold no digit and follow no header name. */
function isCredential(text: string, at: number, token: string): boolean {
  const before = text.slice(Math.max(0, at - HEADER_WINDOW), at)
  return HEADER.test(before) || (/\d/.test(token) && looksRandom(token))
}
