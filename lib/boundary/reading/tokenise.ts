import { foldLookAlike } from '../look-alikes.ts'
import { HINT, hintByUnit } from './hints.ts'
import { foldMathematical, folds, KIND, kinds } from './letters.ts'
import { FLAG, type TokenStream } from './token-stream.ts'
import type { Vocabulary } from './vocabulary.ts'
import { foldLeet, HASH_SEED, nextHash } from './word-hash.ts'

/** Length from which a word may be an encoded text. */
const LONG_WORD = 16

/** How many single letters in a row are no accident. */
const SPACED_LETTERS = 8

/** Longest word that is read as leetspeak. */
const MAX_LEET = 16

/**
 * Reads texts into tokens, one pass and no allocation per word: each word is hashed while it is read, as it
 * stands and, where it holds such characters, as look-alikes and leetspeak are read.
 */
export class Tokeniser {
  readonly #vocabulary: Vocabulary
  readonly #stream: TokenStream
  readonly #whenFull: () => void
  #text = ''
  #at = 0
  #leaf = 0
  #pending = 0
  #singles = 0
  #hints = 0

  constructor(vocabulary: Vocabulary, stream: TokenStream, whenFull: () => void) {
    this.#vocabulary = vocabulary
    this.#stream = stream
    this.#whenFull = whenFull
  }

  /** Pushes the tokens of `text` as those of leaf `leaf`; gives the hints of what else to look at. */
  read(text: string, leaf: number): number {
    this.#text = text
    this.#at = 0
    this.#leaf = leaf
    this.#pending |= FLAG.afterBreak | FLAG.afterLine
    this.#hints = 0
    this.#singles = 0
    const { length } = text
    while (this.#at < length) {
      const unit = text.charCodeAt(this.#at)
      const kind = kinds[unit] ?? 0
      if (kind === KIND.letter || kind === KIND.digit) this.#readWord()
      else if (kind === KIND.other) {
        this.#hints |= hintByUnit[unit] ?? 0
        this.#at++
      } else this.#readRare(unit, kind)
    }
    this.#text = ''
    return this.#hints
  }

  /** Forgets the end of what was read: what comes next begins anew. */
  restart(): void {
    this.#pending = FLAG.afterStop
  }

  #readRare(unit: number, kind: number): void {
    if (kind === KIND.ideograph) this.#readIdeographs()
    else if (kind === KIND.foreign || kind === KIND.wide || kind === KIND.mathematical) {
      this.#readWord()
    } else {
      this.#readPunctuation(unit, kind)
      this.#at++
    }
  }

  #readPunctuation(unit: number, kind: number): void {
    this.#hints |=
      kind === KIND.zeroWidth ? HINT.hidden | (hintByUnit[unit] ?? 0) : (hintByUnit[unit] ?? 0)
    if (kind === KIND.break || kind === KIND.apostrophe) this.#pending |= FLAG.afterBreak
    else if (kind === KIND.line) this.#readLineEnd()
    else if (kind === KIND.stop) this.#readStop()
    else if (kind === KIND.colon) {
      this.#pending |= FLAG.afterBreak
      const last = this.#stream.count - 1
      if (last >= 0 && this.#stream.leaves[last] === this.#leaf) {
        this.#stream.flags[last] = (this.#stream.flags[last] ?? 0) | FLAG.beforeColon
      }
    }
  }

  /** A blank line ends a sentence; a single line end may be a wrapped line. */
  #readLineEnd(): void {
    const next = this.#text.startsWith('\r\n', this.#at) ? this.#at + 2 : this.#at + 1
    const isBlank = this.#kindAt(next) === KIND.line
    this.#pending |= FLAG.afterBreak | FLAG.afterLine | (isBlank ? FLAG.afterStop : 0)
  }

  /** A full stop inside a word or number (`example.com`, `1.5`) ends nothing. */
  #readStop(): void {
    const next = this.#kindAt(this.#at + 1)
    const isInside = this.#text[this.#at] === '.' && (next === KIND.letter || next === KIND.digit)
    this.#pending |= isInside ? FLAG.afterBreak : FLAG.afterBreak | FLAG.afterStop
  }

  #kindAt(at: number): number {
    return at < this.#text.length ? (kinds[this.#text.charCodeAt(at)] ?? 0) : KIND.other
  }

  #readWord(): void {
    const text = this.#text
    const { length } = text
    const start = this.#at
    let at = start
    let hash = HASH_SEED
    let digits = 0
    let kind: number = KIND.other
    // Reading behind the end would give no number and slow the loop down.
    for (; at < length; at++) {
      const unit = text.charCodeAt(at)
      kind = kinds[unit] ?? 0
      if (kind !== KIND.letter && kind !== KIND.digit) break
      digits += kind - KIND.letter
      hash = Math.imul(hash ^ (folds[unit] ?? 0), 0x01000193)
    }
    if (at < length && ODD_KINDS[kind] === 1) {
      this.#readOddWord(start)
      return
    }
    this.#at = at
    const set = this.#vocabulary.words.get(hash)
    if (set !== 0) this.#pushKnown(start, at, this.#noteSet(set), 0)
    else if (digits > 0 && mayBeLeet(digits, at - start)) this.#readLeet(start, at)
    else this.#push(start, at, 0, 0)
  }

  #readLeet(start: number, end: number): void {
    let hash = HASH_SEED
    for (let at = start; at < end; at++) {
      hash = nextHash(hash, foldLeet(folds[this.#text.charCodeAt(at)] ?? 0))
    }
    const set = this.#vocabulary.leet.get(hash)
    if (set !== 0) this.#pushKnown(start, end, set, FLAG.leet)
    else this.#push(start, end, 0, 0)
  }

  #pushKnown(start: number, end: number, set: number, flags: number): void {
    const capitals = isCapitals(this.#text, start, end) ? FLAG.capitals : 0
    this.#push(start, end, set, flags | capitals)
  }

  /** A word that holds other than ASCII letters, or letters and digits: read in several ways at once. */
  #readOddWord(start: number): void {
    const word = readOddWord(this.#text, start)
    this.#at = word.end
    const { words, leet } = this.#vocabulary
    let set = words.get(word.hash)
    let { flags } = word
    if ((flags & FLAG.zeroWidth) !== 0) this.#hints |= HINT.hidden
    if (set === 0 && word.isForeign) {
      set = words.get(word.lookAlikeHash)
      if (set !== 0) flags |= FLAG.lookAlike
    }
    if (set === 0 && word.isLeet) {
      set = leet.get(word.leetHash)
      if (set !== 0) flags |= FLAG.leet
    }
    if (set !== 0) this.#pushKnown(start, word.end, this.#noteSet(set), flags)
    else this.#push(start, word.end, 0, flags)
  }

  /** Sets that only say "this word, written otherwise, would be known" become hints. */
  #noteSet(set: number): number {
    const hint = this.#vocabulary.hintOfSet(set)
    this.#hints |= hint
    return hint === 0 ? set : 0
  }

  /** Scripts without spaces: the longest known word at each place, else one character. */
  #readIdeographs(): void {
    const text = this.#text
    while (this.#at < text.length && kinds[text.charCodeAt(this.#at)] === KIND.ideograph) {
      const start = this.#at
      const known = this.#vocabulary.longestAt(text, start)
      this.#at = known ? known.end : start + 1
      this.#push(start, this.#at, known?.set ?? 0, 0)
    }
  }

  #push(start: number, end: number, set: number, flags: number): void {
    if (end - start >= LONG_WORD && (flags & FLAG.symbol) === 0) this.#hints |= HINT.longWord
    if (end - start === 1) {
      if (++this.#singles === SPACED_LETTERS) this.#hints |= HINT.spacedLetters
    } else this.#singles = 0
    if (this.#stream.isFull) this.#whenFull()
    this.#stream.push(start, end, set, flags | this.#pending, this.#leaf)
    this.#pending = 0
  }
}

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
const ODD_KINDS = flagsByKind([
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
function mayBeLeet(digits: number, length: number): boolean {
  return digits < length && 2 * digits <= length + 1 && length <= MAX_LEET
}

function readOddWord(text: string, start: number): OddWord {
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
    ? (folds[unit] ?? 0)
    : 0
}

function isCapitals(text: string, start: number, end: number): boolean {
  const second = text.charCodeAt(start + 1)
  if (end - start < 2 || (second >= 0x61 && second <= 0x7a)) return false
  const word = text.slice(start, end)
  return word === word.toUpperCase() && word !== word.toLowerCase()
}
