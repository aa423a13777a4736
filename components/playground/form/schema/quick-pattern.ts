/** Longer patterns are not looked at. */
const MAX_PATTERN = 300
/** Longer texts are not held against a pattern in the page. */
const MAX_SUBJECT = 300
/** Repetitions without an end: each may take the length of the text once more. */
const MAX_ENDLESS = 2

/**
 * Whether `text` matches a foreign pattern; null where it could take long, or is none, and so is not tried: groups
 * are not repeated, nothing refers back, and hardly anything repeats without an end. A form needs the answer while
 * it is drawn; the check before a run, which may be stopped, takes every pattern.
 */
export function matchesQuickly(pattern: string, text: string): boolean | null {
  if (text.length > MAX_SUBJECT || !isQuick(pattern)) return null
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    // No pattern of this dialect.
    return null
  }
}

const ATOMS = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g
const REPEATED_GROUP = /\)[*+?{]/
const REFERENCE_BACK = /\\(?:[1-9]|k)/
const LOOK_AROUND = /\(\?<?[=!]/
const ENDLESS = /[*+]|\{\d*,\}/g
const COUNTED = /\{(\d+)(?:,(\d*))?\}/g

function isQuick(pattern: string): boolean {
  if (pattern.length > MAX_PATTERN || REFERENCE_BACK.test(pattern)) return false
  // Classes and escapes are one letter each.
  const plain = pattern.replace(ATOMS, 'x')
  if (REPEATED_GROUP.test(plain) || LOOK_AROUND.test(plain)) return false
  const counts = [...plain.matchAll(COUNTED)].map(([, least, most]) => Number(most || least))
  return (plain.match(ENDLESS) ?? []).length <= MAX_ENDLESS && counts.every((count) => count <= 200)
}
