import { TextBuilder } from '../text-builder.ts'
import { folds, KIND, kinds } from './letters.ts'

/** Where the hash of a word begins (FNV-1a, 32 bits). */
export const HASH_SEED = 0x811c9dc5 | 0

/** The hash that follows `hash` once the folded UTF-16 unit `unit` is read. */
export function nextHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193)
}

/** Longest text that is folded by joining strings: as quick for a word, and slow for anything longer. */
const LONG_WORD = 64

/** A word as the tokeniser reads it: lower case, without accents, marks and apostrophes. */
export function foldWord(word: string): string {
  const folded = word.length > LONG_WORD ? new TextBuilder() : undefined
  let joined = ''
  for (let index = 0; index < word.length; index++) {
    const unit = word.charCodeAt(index)
    const kind = kinds[unit]
    if (kind === KIND.mark || kind === KIND.apostrophe) continue
    if (folded) folded.addUnit(folds[unit] || unit)
    else joined += String.fromCharCode(folds[unit] || unit)
  }
  return folded ? folded.take() : joined
}

/** The hash of a whole folded word. */
export function hashWord(folded: string): number {
  let hash = HASH_SEED
  for (let index = 0; index < folded.length; index++)
    hash = nextHash(hash, folded.charCodeAt(index))
  return hash
}

/** Letters that digits and symbols stand for; `l` is read as `i`, because `1` stands for both. */
const LEET_PAIRS = '0o1i3e4a5s7t8b9g@a$sli'

const leetFolds = Uint16Array.from({ length: 128 }, (_, unit) => unit)
for (let index = 0; index < LEET_PAIRS.length; index += 2) {
  leetFolds[LEET_PAIRS.charCodeAt(index)] = LEET_PAIRS.charCodeAt(index + 1)
}

/** The letter that a unit of leetspeak stands for. */
export function foldLeet(unit: number): number {
  return unit < 128 ? (leetFolds[unit] ?? unit) : unit
}

/** Room between the entries, so that an unknown word is known to be unknown at the first look. */
const SLOTS_PER_ENTRY = 4

/** From 32-bit hashes to small numbers: open addressing in two arrays, no allocation when read. */
export class HashTable {
  readonly #keys: Int32Array
  readonly #values: Uint16Array
  readonly #mask: number

  /** Takes how many entries there will be at most. */
  constructor(mostEntries: number) {
    let size = 1024
    while (size < mostEntries * SLOTS_PER_ENTRY) size *= 2
    this.#mask = size - 1
    this.#keys = new Int32Array(size)
    this.#values = new Uint16Array(size)
  }

  /** Enters `value`, from 1 on, under `hash`, in place of what was there. */
  set(hash: number, value: number): void {
    let slot = (hash ^ (hash >>> 15)) & this.#mask
    while (this.#values[slot] !== 0 && this.#keys[slot] !== hash) slot = (slot + 1) & this.#mask
    this.#keys[slot] = hash
    this.#values[slot] = value
  }

  /** The value of `hash`, or 0. */
  get(hash: number): number {
    let slot = (hash ^ (hash >>> 15)) & this.#mask
    for (let value = this.#values[slot]; value; value = this.#values[slot]) {
      if (this.#keys[slot] === hash) return value
      slot = (slot + 1) & this.#mask
    }
    return 0
  }
}
