import { foldLookAlike } from '../look-alikes.ts'
import { foldMathematical, folds, KIND, kinds } from './letters.ts'
import { FLAG } from './token-stream.ts'
import { foldLeet, HASH_SEED, nextHash } from './word-hash.ts'

/** Longest word that is read as leetspeak. */
const MAX_LEET = 16

/** What a word that is not plain ASCII letters may be read as. */
type OddWord = {
  readonly end: number
  readonly hash: number
  readonly lookAlikeHash: number
  readonly leetHash: number
  readonly flags: number
  readonly isForeign: boolean
  readonly isLeet: boolean
}

/** By kind: what may stand inside a word besides ASCII letters and digits. */
export const ODD_KINDS = flagsByKind([
  [KIND.foreign, 1],
  [KIND.wide, 1],
  [KIND.mark, 1],
  [KIND.zeroWidth, 1],
  [KIND.apostrophe, 1],
  [KIND.symbol, 1],
  [KIND.mathematical, 1],
])

/** By kind: what a word that holds it is flagged with. */
const FLAG_BY_KIND = flagsByKind([
  [KIND.zeroWidth, FLAG.zeroWidth],
  [KIND.wide, FLAG.wide],
  [KIND.mathematical, FLAG.wide],
  [KIND.symbol, FLAG.symbol],
])

/** By kind: what is passed over inside a word. */
const PASSED_OVER = flagsByKind([
  [KIND.mark, 1],
  [KIND.apostrophe, 1],
  [KIND.zeroWidth, 1],
])

function flagsByKind(flags: readonly (readonly [number, number])[]): Uint16Array {
  const byKind = new Uint16Array(16)
  for (const [kind, flag] of flags) byKind[kind] = flag
  return byKind
}

/** Words with a few digits for letters; identifiers, dates and hexadecimal have more digits, or are longer. */
export function mayBeLeet(digits: number, length: number): boolean {
  return digits < length && 2 * digits <= length + 1 && length <= MAX_LEET
}

/** Reads the word at `start` of `text`, passing over marks, apostrophes and hidden characters. */
export function readOddWord(text: string, start: number): OddWord {
  let hash = HASH_SEED
  let lookAlikeHash = HASH_SEED
  let leetHash = HASH_SEED
  let flags = 0
  let seen = 0
  let end = start + 1
  for (let at = start; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const kind = kinds[unit] ?? 0
    flags |= FLAG_BY_KIND[kind] ?? 0
    if (PASSED_OVER[kind] === 1) continue
    const folded = foldOdd(text, at, unit, kind)
    if (folded === 0) break
    seen |= 1 << kind
    hash = nextHash(hash, folded)
    lookAlikeHash = nextHash(lookAlikeHash, kind === KIND.foreign ? foldLookAlike(unit) : folded)
    leetHash = nextHash(leetHash, foldLeet(folded))
    if (kind === KIND.mathematical) at++
    end = at + 1
  }
  const isForeign = (seen & (1 << KIND.foreign)) !== 0
  const isLeet = (seen & LEET_KINDS) !== 0 && (seen & ~LEET_KINDS) !== 0
  return { end, hash, lookAlikeHash, leetHash, flags, isForeign, isLeet }
}

const LEET_KINDS = (1 << KIND.digit) | (1 << KIND.symbol)

function foldOdd(text: string, at: number, unit: number, kind: number): number {
  if (kind === KIND.mathematical) return foldMathematical(text.charCodeAt(at + 1))
  if (kind === KIND.digit || kind === KIND.symbol) return unit
  return kind === KIND.letter || kind === KIND.foreign || kind === KIND.wide
    ? folds[unit] || unit
    : 0
}
