/** A stretch of a text, in UTF-16 offsets. */
export type TextRange = { readonly start: number; readonly end: number }

/** What was found. `more` says that the text holds further finds beyond the limit. */
export type Finds = { readonly ranges: readonly TextRange[]; readonly more: boolean }

const NO_FINDS: Finds = { ranges: [], more: false }

/** Characters of a query that are looked for; a longer one is cut. */
export const MAX_QUERY = 200

/**
 * Where `query` stands in `text`, without regard to case, up to `limit` times. The query is taken literally:
 * its characters are escaped, so the pattern has nothing to backtrack into.
 */
export function findInText(text: string, query: string, limit: number): Finds {
  if (query === '') return NO_FINDS
  const literal = query.slice(0, MAX_QUERY).replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  const pattern = new RegExp(literal, 'gi')
  const ranges: TextRange[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (ranges.length === limit) return { ranges, more: true }
    ranges.push({ start: match.index, end: match.index + match[0].length })
  }
  return { ranges, more: false }
}
