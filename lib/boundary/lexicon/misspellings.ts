/** Words that attacks misspell on purpose; none of their misspellings is a word. */
const MISSPELT: ReadonlySet<string> = new Set([
  'ignore',
  'disregard',
  'previous',
  'instruction',
  'instructions',
  'prompt',
  'system',
  'bypass',
])

/**
 * Ways to misspell `word` that readers see through: two neighbours swapped, a letter left out inside, a letter
 * doubled. None for words that are not misspelt on purpose.
 */
export function misspellingsOf(word: string): readonly string[] {
  if (!MISSPELT.has(word)) return []
  const letters = Array.from(word)
  const written = letters.flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const isInside = at > 0 && after !== ''
    const swapped = before + after.slice(0, 1) + letter + after.slice(1)
    return [swapped, before + letter + letter + after, ...(isInside ? [before + after] : [])]
  })
  return written.filter((each) => each !== word)
}
