import { INVISIBLE_FAMILIES } from './markers/marker-families.ts'

/** High surrogate of the astral invisible characters: tags and supplementary variation selectors. */
const ASTRAL_LEAD = 0xdb40

/** First and last of the characters that this surrogate leads to, less a few. */
const ASTRAL_FIRST = 0xe0000
const ASTRAL_LAST = 0xe0fff

/** One more than the index of the family, by UTF-16 unit and by astral character. */
const byUnit = new Uint8Array(0x10000)
const byAstral = new Uint8Array(ASTRAL_LAST - ASTRAL_FIRST + 1)
for (const [index, family] of INVISIBLE_FAMILIES.entries()) {
  for (const [first, last] of family.codePoints) {
    if (first <= 0xffff) byUnit.fill(index + 1, first, last + 1)
    else {
      byUnit[ASTRAL_LEAD] = index + 1
      byAstral.fill(index + 1, first - ASTRAL_FIRST, last + 1 - ASTRAL_FIRST)
    }
  }
}

/** True where the UTF-16 unit opens an invisible character. */
export function mayBeInvisible(unit: number): boolean {
  return byUnit[unit] !== 0
}

/** The index in `INVISIBLE_FAMILIES` of the family of the character `point`; -1 for any other character. */
export function invisibleFamily(point: number): number {
  if (point <= 0xffff) return (byUnit[point] ?? 0) - 1
  return (byAstral[point - ASTRAL_FIRST] ?? 0) - 1
}

/** Soft hyphens and fillers: seen by nobody, kept in the text, skipped when markers and words are read. */
const FILLERS = [0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x3164]

const ignorable = Uint8Array.from(byUnit)
for (const filler of FILLERS) ignorable[filler] = 1

/** Every UTF-16 unit that `isIgnorable` takes. */
export function ignorableUnits(): readonly number[] {
  return [...FILLERS, ...invisibleUnits()]
}

/** Every UTF-16 unit that may open an invisible character. */
export function invisibleUnits(): readonly number[] {
  const units: number[] = []
  for (const [first, last] of INVISIBLE_FAMILIES.flatMap(({ codePoints }) => codePoints)) {
    if (first > 0xffff) units.push(ASTRAL_LEAD)
    else for (let unit = first; unit <= last; unit++) units.push(unit)
  }
  return units
}

/** True for what a reader of markers and words passes over: fillers and zero-width characters. */
export function isIgnorable(unit: number): boolean {
  return ignorable[unit] !== 0
}
