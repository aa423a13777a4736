/** Pairs that a person writes one a line, or the number of the line that is none. */
export type ReadPairs =
  | { readonly pairs: Readonly<Record<string, string>> }
  | { readonly faultyLine: number }

/** Reads `Name: value` lines; the value may hold colons. Empty lines are nothing. */
export function readPairs(text: string): ReadPairs {
  const pairs = new Map<string, string>()
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim()
    if (name === '') return { faultyLine: index + 1 }
    pairs.set(name, line.slice(colon + 1).trim())
  }
  return { pairs: Object.fromEntries(pairs) }
}
