/** Words that a POSIX shell takes as they are. */
const PLAIN = /^[A-Za-z0-9_./:@%+=,-]+$/

/**
 * One word of a command line for a POSIX shell, whatever `text` holds: nothing in it is a command, a variable or an
 * end of the word. What shells cannot hold in a word, the null character, is left out.
 */
export function shellQuoted(text: string): string {
  const holdable = text.replaceAll('\0', '')
  return PLAIN.test(holdable) ? holdable : `'${holdable.replaceAll("'", `'\\''`)}'`
}
