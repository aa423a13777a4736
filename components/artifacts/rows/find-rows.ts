/** Rows listed at once: browsers stop at some 33 million pixels of height. */
export const MAX_ROWS = 200_000

/** The indexes of the rows that hold `query` in one of their texts, in any case; all of them for no query. */
export function findRows(rows: readonly (readonly string[])[], query: string): readonly number[] {
  const wanted = query.toLowerCase()
  const found: number[] = []
  for (const [index, texts] of rows.entries()) {
    if (wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))) {
      found.push(index)
    }
  }
  return found
}
