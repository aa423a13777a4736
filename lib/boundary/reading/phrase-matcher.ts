import type { Phrase, PhraseElement } from './phrase.ts'
import { FLAG, type TokenStream } from './token-stream.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How many tokens a match may look at: the places of a phrase, and keys that are passed over. */
export const LOOK_AHEAD = 48

/** Gap behind the first word of a phrase from which it is worth looking first for what must follow. */
const WIDE_GAP = 8

/**
 * One phrase as a machine over tokens: bit `k` of its state says that the token to come may stand at place
 * `k`. A run looks at no more than `LOOK_AHEAD` tokens, so matching is linear in the text.
 */
export class PhraseMatcher {
  /** Places at which a token of a set may stand, by set. */
  readonly #masks: Int32Array
  /** Places reachable from a place without a token, itself included. */
  readonly #closures: Int32Array
  /** Places that may stand behind the end of a sentence. */
  readonly #crossing: number
  /** Places that ask for flags, and the bits of all of them. */
  readonly #asking: readonly { readonly place: number; readonly flags: number }[]
  readonly #flagged: number
  readonly #accept: number
  /** The place that must be taken behind a wide gap, as a bit; 0 where the first gap is not wide. */
  readonly #anchor: number
  /** Up to which token, counted from the first of all, none can take that place; of which stream, as it stood. */
  #searched = 0
  #searchedIn: TokenStream | undefined
  #revision = 0

  constructor({ elements }: Phrase, vocabulary: Vocabulary) {
    this.#masks = masksOf(elements, vocabulary)
    this.#closures = closuresOf(elements)
    this.#crossing = bitsWhere(
      elements,
      (element, index) => element.crossesStops || elements[index - 1]?.crossesStops === true,
    )
    this.#flagged = bitsWhere(elements, (element) => element.flags !== 0)
    this.#asking = elements.flatMap(({ flags }, index) =>
      flags === 0 ? [] : [{ place: 1 << index, flags }],
    )
    this.#accept = 1 << elements.length
    this.#anchor = anchorOf(elements)
  }

  /**
   * The index of the last token of the phrase that begins with the token at `from`, or -1. Keys, which stand
   * between neighbours, and later pieces of a split word may be passed over.
   */
  match(stream: TokenStream, from: number, isKey: (leaf: number) => boolean): number {
    const last = Math.min(stream.count, from + LOOK_AHEAD)
    if (!this.#mayEnd(stream, from + 1, last)) return -1
    let state = this.#advance(this.#closures[0] ?? 0, stream, from)
    if ((state & this.#accept) !== 0) return from
    for (let at = from + 1; at < last && state > 0; at++) {
      if (((stream.flags[at] ?? 0) & FLAG.afterStop) !== 0) state &= this.#crossing
      const next = this.#advance(state, stream, at)
      if ((next & this.#accept) !== 0) return at
      state = mayPassOver(stream, at, isKey) ? next | state : next
    }
    return -1
  }

  /**
   * False where nothing before `last` can stand behind the wide gap. Each token is asked once, however many
   * before it may begin the phrase.
   */
  #mayEnd(stream: TokenStream, from: number, last: number): boolean {
    if (this.#anchor === 0) return true
    const dropped = stream.total - stream.count
    const isKnown = this.#searchedIn === stream && this.#revision === stream.revision
    let at = isKnown ? Math.max(from, this.#searched - dropped) : from
    while (at < last && ((this.#masks[stream.sets[at] ?? 0] ?? 0) & this.#anchor) === 0) at++
    this.#searchedIn = stream
    this.#revision = stream.revision
    this.#searched = dropped + at
    return at < last
  }

  #advance(state: number, stream: TokenStream, at: number): number {
    return this.#step(state & (this.#masks[stream.sets[at] ?? 0] ?? 0), stream.flags[at] ?? 0)
  }

  #step(matching: number, flags: number): number {
    let rest = matching
    if ((rest & this.#flagged) !== 0) rest = this.#withFlags(rest, flags)
    let next = 0
    while (rest !== 0) {
      const lowest = rest & -rest
      const reached = this.#closures[32 - Math.clz32(lowest)] ?? 0
      next |= reached
      // Whatever place leads into what is reached already reaches no more.
      rest &= ~(lowest | (reached >>> 1))
    }
    return next
  }

  #withFlags(places: number, flags: number): number {
    let rest = places
    for (const asking of this.#asking) {
      if ((asking.flags & flags) !== asking.flags) rest &= ~asking.place
    }
    return rest
  }
}

function mayPassOver(stream: TokenStream, at: number, isKey: (leaf: number) => boolean): boolean {
  return ((stream.flags[at] ?? 0) & FLAG.continued) !== 0 || isKey(stream.leaves[at] ?? 0)
}

/** By term rather than by set: most sets have no term of the phrase, and there are thousands of them. */
function masksOf(elements: readonly PhraseElement[], vocabulary: Vocabulary): Int32Array {
  const gaps = bitsWhere(elements, (element) => element.isGap)
  const masks = new Int32Array(vocabulary.terms.length).fill(gaps)
  for (const [index, { terms }] of elements.entries()) {
    for (const term of terms) {
      for (const set of vocabulary.setsWith(term)) masks[set] = (masks[set] ?? 0) | (1 << index)
    }
  }
  return masks
}

/** The first place behind the first gap that something must take, where that gap is wide. */
function anchorOf(elements: readonly PhraseElement[]): number {
  const place = elements.findIndex(({ isOptional }, index) => index > 0 && !isOptional)
  return place > WIDE_GAP ? 1 << place : 0
}

function closuresOf(elements: readonly PhraseElement[]): Int32Array {
  const closures = new Int32Array(elements.length + 1)
  closures[elements.length] = 1 << elements.length
  for (let place = elements.length - 1; place >= 0; place--) {
    const beyond = elements[place]?.isOptional ? (closures[place + 1] ?? 0) : 0
    closures[place] = (1 << place) | beyond
  }
  return closures
}

function bitsWhere(
  elements: readonly PhraseElement[],
  holds: (element: PhraseElement, index: number) => boolean,
): number {
  return elements.reduce(
    (bits, element, index) => (holds(element, index) ? bits | (1 << index) : bits),
    0,
  )
}
