import { spellingsOf } from '../look-alikes.ts'

/** What a text holds that only some decoders and shapes look at. Bits of one number, gathered while reading. */
export const HINT = {
  lessThan: 1,
  ampersand: 2,
  percent: 4,
  backslash: 8,
  equals: 16,
  bracket: 32,
  /** A word of at least sixteen units: base64 or hexadecimal, perhaps. */
  longWord: 128,
  /** A run of single letters or of pairs. */
  spacedLetters: 256,
  tags: 512,
  rot13: 1024,
  reversed: 2048,
  /** Characters that nobody sees. */
  hidden: 4096,
  /** Characters that are read as brackets. */
  bracketLike: 8192,
  /** Ends of lines, behind which a turn may be forged. */
  lines: 16_384,
} as const

const BY_CHARACTER: readonly (readonly [string, number])[] = [
  ['<', HINT.lessThan],
  ['&', HINT.ampersand],
  ['%', HINT.percent],
  ['\\', HINT.backslash],
  ['=', HINT.equals],
  ['[', HINT.bracket],
  [']', HINT.bracket],
  ['\n', HINT.lines],
  ['\r', HINT.lines],
  ['\u2028', HINT.lines],
  ['\u2029', HINT.lines],
]

/** Hint by UTF-16 unit. */
export const hintByUnit = new Uint16Array(0x10000)
for (const bracket of ['<', '[', ']']) {
  for (const unit of spellingsOf(bracket)) hintByUnit[unit] = HINT.bracketLike
}
for (const [character, hint] of BY_CHARACTER) hintByUnit[character.charCodeAt(0)] = hint
hintByUnit[0xdb40] = HINT.tags | HINT.hidden

/** The hint without which `literal` cannot be in a text; 0 where its first character gives none. */
export function hintOf(literal: string): number {
  return hintByUnit[literal.charCodeAt(0)] ?? 0
}
