import { INVISIBLE_FAMILIES } from './markers/marker-families.ts'

/** High surrogate of the astral invisible characters: tags and supplementary variation selectors. */
const ASTRAL_LEAD = 0xdb40

const byUnit = new Uint8Array(0x10000)
for (const [index, family] of INVISIBLE_FAMILIES.entries()) {
  for (const [first, last] of family.codePoints) {
    if (first > 0xffff) byUnit[ASTRAL_LEAD] = index + 1
    else byUnit.fill(index + 1, first, last + 1)
  }
}

/** True where the UTF-16 unit opens an invisible character. */
export function mayBeInvisible(unit: number): boolean {
  return byUnit[unit] !== 0
}

/** The index in `INVISIBLE_FAMILIES` of the family of the character `point`; -1 for any other character. */
export function invisibleFamily(point: number): number {
  if (point <= 0xffff) return (byUnit[point] ?? 0) - 1
  if (point < 0xe0000 || point > 0xe0fff) return -1
  return INVISIBLE_FAMILIES.findIndex((family) =>
    family.codePoints.some(([first, last]) => point >= first && point <= last),
  )
}

/** Soft hyphens and fillers: seen by nobody, kept in the text, skipped when markers and words are read. */
const FILLERS: ReadonlySet<number> = new Set([0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x3164])

/** True for what a reader of markers and words passes over: fillers and zero-width characters. */
export function isIgnorable(unit: number): boolean {
  return FILLERS.has(unit) || byUnit[unit] !== 0
}
