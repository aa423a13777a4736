// Writes the ranges of letters, digits and marks that words are read by, from the Unicode tables of this Node, so
// that every engine reads the same words: node scripts/letter-ranges.mjs
import { writeFileSync } from 'node:fs'

const LETTERS = rangesOf((character) => /^[\p{L}\p{N}_]$/u.test(character))
const CAPITALS = rangesOf((character) => character.toLowerCase() !== character)
const MARKS = rangesOf((character) => /^\p{M}$/u.test(character))

writeFileSync(
  'lib/boundary/reading/letter-ranges.ts',
  `/*
 * Ranges of the basic plane, written by scripts/letter-ranges.mjs: the distance from the end of the range before,
 * then the length, in base 36. Asking the engine for them takes longer, and engines differ.
 */

/** Where they come from. */
export const UNICODE_VERSION = '${process.versions.unicode}'

/** Letters, digits and the underscore. */
export const LETTER_RANGES =
  '${LETTERS}'

/** Letters that have another small form. */
export const CAPITAL_RANGES =
  '${CAPITALS}'

/** Marks that stand on letters. */
export const MARK_RANGES =
  '${MARKS}'
`,
)

function rangesOf(isOne) {
  const written = []
  const holds = (unit) => (unit < 0xd800 || unit > 0xdfff) && isOne(String.fromCharCode(unit))
  let last = 0
  for (let unit = 0; unit < 0x10000; unit++) {
    if (!holds(unit)) continue
    let end = unit
    while (end < 0x10000 && holds(end)) end++
    written.push((unit - last).toString(36), (end - unit).toString(36))
    last = end
    unit = end
  }
  return written.join(' ')
}
