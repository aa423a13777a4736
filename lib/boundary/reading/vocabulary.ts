import { TextBuilder } from '../text-builder.ts'
import { HINT } from './hints.ts'
import type { WordGroup } from './known-words.ts'
import { KIND, kinds } from './letters.ts'
import { foldLeet, foldWord, HASH_SEED, HashTable, hashWord, nextHash } from './word-hash.ts'

/** A known word of a script without spaces, found in a text. */
type Known = { readonly end: number; readonly set: number }

/** Sets that no known word has: 0 is "unknown", the first ones are hints. */
const ROT13_SET = 1
const REVERSED_SET = 2

/** Words with a sign inside, as an address of mail is: `@` in phrases. */
export const ADDRESS_SET = 3
const FIRST_SET = 4

/** English words from this length on are also known in rot13 and in reverse, as a hint. */
const MIN_HINT_LENGTH = 6

/** Most entries of one word: as it stands, in rot13 and in reverse. */
const WAYS_TO_WRITE = 3

const SPACE = 0x20

/** Longest word looked for where letters are written without spaces. */
const MAX_SPLIT_LENGTH = 16

/**
 * Which terms (words and concepts of phrases) each known word stands for. Words with the same terms share one
 * set, and a token holds the number of its set.
 */
export class Vocabulary {
  /** Set by hash of the folded word. */
  readonly words: HashTable
  /** Set by hash of the word as leetspeak is read. */
  readonly leet: HashTable
  /** Terms of each set. */
  readonly terms: readonly (readonly string[])[]
  readonly #setsByTerm: ReadonlyMap<string, readonly number[]>
  readonly #unspaced = new Map<number, { word: string; set: number }[]>()

  constructor(groups: readonly WordGroup[]) {
    const wordsOf = groups.map(([, words]) => words.split(' '))
    const count = wordsOf.reduce((sum, { length }) => sum + length, 0)
    const terms: (readonly string[])[] = Array.from({ length: FIRST_SET }, () => [])
    terms[ADDRESS_SET] = ['@']
    const words = new HashTable(count * WAYS_TO_WRITE)
    const leet = new HashTable(count)
    groups.forEach(([itsTerms], index) => {
      const set = terms.push(termsOf(itsTerms)) - 1
      for (const word of wordsOf[index] ?? []) {
        if (kinds[word.charCodeAt(0)] === KIND.ideograph) this.#addUnspaced(word, set)
        else {
          words.set(hashWord(word), set)
          if (word.length > 2) leet.set(hashLeet(word), set)
        }
      }
    })
    for (const all of wordsOf) for (const word of all) addHints(words, word)
    this.words = words
    this.leet = leet
    this.terms = terms
    this.#setsByTerm = setsByTerm(terms)
  }

  /** The sets that hold `term`. */
  setsWith(term: string): readonly number[] {
    return this.#setsByTerm.get(term) ?? []
  }

  /** The hint that a set stands for; 0 for a set of terms. */
  hintOfSet(set: number): number {
    if (set === ROT13_SET) return HINT.rot13
    return set === REVERSED_SET ? HINT.reversed : 0
  }

  /** The longest known word of a script without spaces that stands at `start`. */
  longestAt(text: string, start: number): Known | undefined {
    const words = this.#unspaced.get(text.charCodeAt(start))
    const found = words?.find(({ word }) => text.startsWith(word, start))
    return found && { end: start + found.word.length, set: found.set }
  }

  /** `letters`, written without spaces, with one beside each of the longest known words. */
  spaced(letters: string): string {
    if (letters.length < 2) return letters
    const spaced = new TextBuilder()
    const folded = foldWord(letters)
    for (let at = 0, isWord = true; at < folded.length; ) {
      const length = this.#longestWordAt(folded, at)
      if (at > 0 && (isWord || length > 0)) spaced.addUnit(SPACE)
      spaced.addText(folded, at, at + Math.max(length, 1))
      at += Math.max(length, 1)
      isWord = length > 0
    }
    return spaced.take()
  }

  #longestWordAt(folded: string, start: number): number {
    let hash = HASH_SEED
    let longest = 0
    const limit = Math.min(folded.length - start, MAX_SPLIT_LENGTH)
    for (let length = 1; length <= limit; length++) {
      hash = nextHash(hash, folded.charCodeAt(start + length - 1))
      if (length > 1 && this.words.get(hash) >= FIRST_SET) longest = length
    }
    return longest
  }

  #addUnspaced(word: string, set: number): void {
    const first = word.charCodeAt(0)
    const words = this.#unspaced.get(first) ?? []
    let at = words.length
    while (at > 0 && (words[at - 1]?.word.length ?? 0) < word.length) at--
    words.splice(at, 0, { word, set })
    this.#unspaced.set(first, words)
  }
}

/** Most words stand for one thing. */
function termsOf(terms: string): readonly string[] {
  return terms.includes(' ') ? [...new Set(terms.split(' '))] : [terms]
}

function setsByTerm(terms: readonly (readonly string[])[]): ReadonlyMap<string, number[]> {
  const sets = new Map<string, number[]>()
  terms.forEach((itsTerms, set) => {
    for (const term of itsTerms) {
      const known = sets.get(term)
      if (known) known.push(set)
      else sets.set(term, [set])
    }
  })
  return sets
}

function hashLeet(word: string): number {
  let hash = HASH_SEED
  for (let index = 0; index < word.length; index++) {
    hash = nextHash(hash, foldLeet(word.charCodeAt(index)))
  }
  return hash
}

function addHints(words: HashTable, word: string): void {
  if (word.length < MIN_HINT_LENGTH || !/^[a-z]+$/.test(word)) return
  let rotated = HASH_SEED
  let reversed = HASH_SEED
  for (let at = 0; at < word.length; at++) {
    rotated = nextHash(rotated, rotateUnit(word.charCodeAt(at)))
    reversed = nextHash(reversed, word.charCodeAt(word.length - 1 - at))
  }
  if (words.get(rotated) === 0) words.set(rotated, ROT13_SET)
  if (words.get(reversed) === 0) words.set(reversed, REVERSED_SET)
}

/** `text` with each ASCII letter moved by half the alphabet. */
export function rot13(text: string): string {
  const rotated = new TextBuilder()
  for (let at = 0; at < text.length; at++) rotated.addUnit(rotateUnit(text.charCodeAt(at)))
  return rotated.take()
}

function rotateUnit(unit: number): number {
  const letter = unit | 0x20
  if (letter < 0x61 || letter > 0x7a) return unit
  return letter < 0x6e ? unit + 13 : unit - 13
}
