import { expect, it } from 'vitest'
import { CAPITAL_RANGES, LETTER_RANGES, MARK_RANGES, UNICODE_VERSION } from './letter-ranges.ts'

/** The characters of the ranges, read as their file says. */
function charactersOf(ranges: string): ReadonlySet<string> {
  const numbers = ranges.split(' ').map((step) => Number.parseInt(step, 36))
  const characters = new Set<string>()
  let at = 0
  for (const [index, step] of numbers.entries()) {
    const end = at + step
    for (; index % 2 === 1 && at < end; at++) characters.add(String.fromCharCode(at))
    at = end
  }
  return characters
}

it.each([
  ['letters', LETTER_RANGES, /^[\p{L}\p{N}_]$/u],
  ['capitals', CAPITAL_RANGES, /^\p{Changes_When_Lowercased}$/u],
  ['marks', MARK_RANGES, /^\p{M}$/u],
])('%s are those of the Unicode tables they come from', (_, ranges, pattern) => {
  const characters = charactersOf(ranges)
  const isOfEngine = process.versions.unicode === UNICODE_VERSION
  for (let unit = 0; unit < 0x10000; unit++) {
    const character = String.fromCharCode(unit)
    // An older or newer engine knows others besides; these never cease to be what they are.
    if (isOfEngine)
      expect(characters.has(character), unit.toString(16)).toBe(pattern.test(character))
  }
  expect(characters.has('_')).toBe(pattern.test('_'))
  expect(characters.size).toBeGreaterThan(1000)
})
