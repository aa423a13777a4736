import { folds, KIND, kinds } from './letters.ts'
import { FLAG, type TokenStream } from './token-stream.ts'
import type { Vocabulary } from './vocabulary.ts'
import { HASH_SEED, nextHash } from './word-hash.ts'

/** A word that may go on in the next leaf: its hash so far, and its token, counted from the first of all. */
type OpenWord = { readonly token: number; readonly hash: number }

/** Over how many leaves at most one word is put together again, less one. */
const MAX_OPEN = 3

/** Longest piece of a word that is looked at, in UTF-16 units. */
const MAX_PIECE = 16

/**
 * Puts words together again that are split over neighbouring leaves ("Igno", "re all"): where the pieces make a
 * known word, the first piece takes its meaning and the others are marked, so that a match passes over them.
 */
export class SplitWords {
  readonly #vocabulary: Vocabulary
  readonly #stream: TokenStream
  #open: readonly OpenWord[] = []

  constructor(vocabulary: Vocabulary, stream: TokenStream) {
    this.#vocabulary = vocabulary
    this.#stream = stream
  }

  /** Forgets what is open. */
  restart(): void {
    this.#open = []
  }

  /** Joins the leaf that was read last, whose first token has the number `first`, to the ones before it. */
  join(text: string, first: number): void {
    const pieceEnd = this.#open.length > 0 ? leadingLetters(text) : 0
    if (pieceEnd > 0) this.#close(text, pieceEnd, first)
    const isWhole = pieceEnd > 0 && pieceEnd === text.length
    const carried = isWhole ? this.#open.map((word) => extended(word, text, 0)) : []
    const start = text.length - trailingLetters(text)
    const isOpen = start < text.length && text.length - start <= MAX_PIECE
    const last = { token: this.#stream.total - 1, hash: HASH_SEED }
    this.#open = isOpen ? [...carried, extended(last, text, start)].slice(-MAX_OPEN) : []
  }

  #close(text: string, pieceEnd: number, first: number): void {
    const piece = text.slice(0, pieceEnd)
    for (const word of this.#open) {
      const set = this.#vocabulary.words.get(extended(word, piece, 0).hash)
      if (set === 0 || this.#vocabulary.hintOfSet(set) !== 0) continue
      this.#stream.give(word.token, set)
      for (let token = word.token + 1; token <= first; token++) {
        this.#stream.mark(token, FLAG.continued)
      }
      return
    }
  }
}

function extended({ token, hash }: OpenWord, text: string, from: number): OpenWord {
  let longer = hash
  for (let at = from; at < text.length; at++) {
    longer = nextHash(longer, folds[text.charCodeAt(at)] ?? 0)
  }
  return { token, hash: longer }
}

/** How many plain letters the text begins with; 0 where that is more than a piece of a word. */
function leadingLetters(text: string): number {
  let at = 0
  while (at <= MAX_PIECE && at < text.length && isLetter(text, at)) at++
  return at <= MAX_PIECE ? at : 0
}

function trailingLetters(text: string): number {
  let count = 0
  while (count <= MAX_PIECE && count < text.length && isLetter(text, text.length - 1 - count))
    count++
  return count
}

function isLetter(text: string, at: number): boolean {
  const kind = kinds[text.charCodeAt(at)]
  return kind === KIND.letter || kind === KIND.foreign
}
