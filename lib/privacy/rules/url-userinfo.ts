import { isPlaceholderAt, type RedactionRule, type Span } from './rule.ts'

/** How much of a URL's authority is looked at, in UTF-16 units. */
const MAX_AUTHORITY = 512

const BREAK = /[\s"'<>`\\{}|]/

/** User names and passwords in URLs and connection strings: `scheme://user:password@host`. */
export const urlUserinfo: RedactionRule = {
  name: 'url_userinfo',
  placeholder: 'credentials',
  find(text) {
    const spans: Span[] = []
    for (let at = text.indexOf('://'); at !== -1; at = text.indexOf('://', at + 3)) {
      const start = at + 3
      const length = userinfoLength(text.slice(start, start + MAX_AUTHORITY))
      if (length > 0 && !isPlaceholderAt(text, start)) spans.push({ start, end: start + length })
    }
    return spans
  },
}

function userinfoLength(rest: string): number {
  const word = rest.slice(0, indexOrEnd(rest, BREAK))
  const authority = word.slice(0, indexOrEnd(word, /[/?#]/))
  const sign = authority.lastIndexOf('@')
  if (sign !== -1) return sign
  // A password with a bare `/`, `?` or `#`: what follows the colon is no port then.
  const colon = authority.indexOf(':')
  const isPort = colon === -1 || /^\d{0,5}$/.test(authority.slice(colon + 1))
  return isPort ? 0 : Math.max(0, word.lastIndexOf('@'))
}

function indexOrEnd(text: string, pattern: RegExp): number {
  const index = text.search(pattern)
  return index === -1 ? text.length : index
}
