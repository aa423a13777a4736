import { HINT, hintByUnit } from './hints.ts'
import { folds, KIND, kinds } from './letters.ts'
import { mayBeLeet, ODD_KINDS, readOddWord } from './odd-word.ts'
import { FLAG, type TokenStream } from './token-stream.ts'
import { ADDRESS_SET, type Vocabulary } from './vocabulary.ts'
import { foldLeet, HASH_SEED, nextHash } from './word-hash.ts'

/** Length from which any word may be an encoded text; shorter ones from the other, where capitals are mixed in. */
const LONG_WORD = 16
const MIN_ENCODED = 10

/** Letters, or pairs of hexadecimal digits, of which so many in a row are no accident. */
const MAX_SPACED = 2
const SPACED_LETTERS = 8

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
    this.#push(start, end, set, flags | capitalsOf(this.#text, start, end))
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
    else this.#push(start, word.end, setOfUnknown(flags), flags)
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

  #noteLongWord(start: number, end: number): void {
    if (end - start >= LONG_WORD || hasMixedCase(this.#text, start, end)) {
      this.#hints |= HINT.longWord
    }
  }

  #push(start: number, end: number, set: number, flags: number): void {
    const length = end - start
    if (length >= MIN_ENCODED && (flags & FLAG.symbol) === 0) this.#noteLongWord(start, end)
    if (length <= MAX_SPACED) {
      if (++this.#singles === SPACED_LETTERS) this.#hints |= HINT.spacedLetters
    } else this.#singles = 0
    if (this.#stream.isFull) this.#whenFull()
    this.#stream.push(start, end, set, flags | this.#pending, this.#leaf)
    this.#pending = 0
  }
}

/** Of a word that no lexicon knows, only a sign inside it says something. */
function setOfUnknown(flags: number): number {
  return (flags & FLAG.symbol) === 0 ? 0 : ADDRESS_SET
}

function capitalsOf(text: string, start: number, end: number): number {
  const initial = text.slice(start, start + 1)
  if (initial === initial.toLowerCase()) return 0
  const rest = text.slice(start + 1, end)
  const isAll = rest !== '' && rest === rest.toUpperCase()
  return isAll ? FLAG.capital | FLAG.capitals : FLAG.capital
}

/** True where a capital stands behind a small letter, as words of no language do and base64 does. */
function hasMixedCase(text: string, start: number, end: number): boolean {
  let isAfterSmall = false
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (isAfterSmall && unit >= 0x41 && unit <= 0x5a) return true
    isAfterSmall = unit >= 0x61 && unit <= 0x7a
  }
  return false
}
