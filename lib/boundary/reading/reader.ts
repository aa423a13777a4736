import type { Heuristic } from '../heuristics/heuristic.ts'
import { LOOK_AHEAD } from './phrase-matcher.ts'
import {
  LEAD_SETS,
  NOT_SETS,
  OBLIGED_SETS,
  RULES_BY_SET,
  type Rule,
  TO_SETS,
  VOCABULARY,
} from './rules.ts'
import { SplitWords } from './split-words.ts'
import { FLAG, TokenStream } from './token-stream.ts'
import { Tokeniser } from './tokenise.ts'

/** A phrase that was found: from a place in one leaf to a place in the same or a later one. */
export type PhraseHit = {
  readonly heuristic: Heuristic
  readonly leaf: number
  readonly start: number
  readonly lastLeaf: number
  readonly end: number
  /** How its words had to be read. */
  readonly folds: readonly string[]
}

/** How many places of one heuristic in one leaf are looked at, kept or not: many are more of the same. */
export const MAX_LOOKS_PER_LEAF = 256

/** Tokens before the matched ones that say whether an order may begin. */
const CONTEXT = 2

const FOLDS: readonly (readonly [number, string])[] = [
  [FLAG.wide, 'width'],
  [FLAG.lookAlike, 'homoglyph'],
  [FLAG.zeroWidth, 'zero_width'],
  [FLAG.leet, 'leetspeak'],
]

/**
 * Reads texts one after another as one stream of tokens and finds the phrases of all heuristics in it, across
 * the ends of leaves too. Work per token is bounded.
 */
export class Reader {
  readonly #stream = new TokenStream()
  readonly #tokeniser = new Tokeniser(VOCABULARY, this.#stream, () => this.#match(false))
  readonly #splitWords = new SplitWords(VOCABULARY, this.#stream)
  readonly #report: (hit: PhraseHit) => void
  readonly #isKey: (leaf: number) => boolean
  /** First token that was not yet matched from. */
  #next = 0
  /** How many phrases of each heuristic were found in the leaf that is matched. */
  readonly #found = new Map<Heuristic, number>()
  #foundIn = -1

  /** Takes what to do with hits, and which leaves are keys: those stand between neighbours and are passed over. */
  constructor(report: (hit: PhraseHit) => void, isKey: (leaf: number) => boolean) {
    this.#report = report
    this.#isKey = isKey
  }

  /** Reads `text` as leaf `leaf`; gives the hints of what else to look at. */
  read(text: string, leaf: number): number {
    const first = this.#stream.total
    const hints = this.#tokeniser.read(text, leaf)
    if (!this.#isKey(leaf)) this.#splitWords.join(text, first)
    return hints
  }

  /** Ends what was read so far: nothing that is read later belongs to it. */
  finish(): void {
    this.#match(true)
    this.#stream.shift(this.#stream.count)
    this.#next = 0
    this.#foundIn = -1
    this.#splitWords.restart()
    this.#tokeniser.restart()
  }

  #match(isLast: boolean): void {
    const stream = this.#stream
    const limit = isLast ? stream.count : stream.count - LOOK_AHEAD
    for (let at = this.#next; at < limit; at++) {
      const rules = RULES_BY_SET[stream.sets[at] ?? 0]
      if (rules) for (const rule of rules) this.#tryRule(rule, at)
    }
    if (isLast) return
    const dropped = Math.max(0, limit - CONTEXT)
    stream.shift(dropped)
    this.#next = limit - dropped
  }

  #tryRule(rule: Rule, at: number): void {
    const stream = this.#stream
    if (!mayBegin(rule, stream, at) || this.#hasFoundEnough(rule, stream.leaves[at] ?? 0)) return
    const last = rule.matcher.match(stream, at, this.#isKey)
    if (last < 0) return
    this.#found.set(rule.heuristic, (this.#found.get(rule.heuristic) ?? 0) + 1)
    const end = this.#endOfSplitWord(last)
    let flags = 0
    for (let index = at; index <= last; index++) flags |= stream.flags[index] ?? 0
    this.#report({
      heuristic: rule.heuristic,
      leaf: stream.leaves[at] ?? 0,
      start: stream.starts[at] ?? 0,
      lastLeaf: stream.leaves[end] ?? 0,
      end: stream.ends[end] ?? 0,
      folds: FOLDS.filter(([flag]) => (flags & flag) !== 0).map(([, name]) => name),
    })
  }

  #hasFoundEnough({ heuristic }: Rule, leaf: number): boolean {
    if (leaf !== this.#foundIn) {
      this.#found.clear()
      this.#foundIn = leaf
    }
    return (this.#found.get(heuristic) ?? 0) >= MAX_LOOKS_PER_LEAF
  }

  /** The token in which the word that begins at `last` ends, over leaves and the keys between them. */
  #endOfSplitWord(last: number): number {
    const { flags, leaves, count } = this.#stream
    let end = last
    for (let at = last + 1; at < count; at++) {
      if (((flags[at] ?? 0) & FLAG.continued) !== 0) end = at
      else if (!this.#isKey(leaves[at] ?? 0)) break
    }
    return end
  }
}

/**
 * An order stands where a clause may begin, after words that lead to one ("please", "you must"), or with a
 * capital where texts were joined without punctuation; not in the infinitive, and not where it is negated.
 */
function mayBegin(rule: Rule, stream: TokenStream, at: number): boolean {
  if (rule.start === 'anywhere' || at === 0) return true
  const flags = stream.flags[at] ?? 0
  if (rule.start === 'line') return (flags & FLAG.afterLine) !== 0
  if ((flags & (FLAG.afterStop | FLAG.afterBreak)) !== 0) return true
  const before = stream.sets[at - 1] ?? 0
  if (TO_SETS.has(before)) return OBLIGED_SETS.has(stream.sets[at - 2] ?? 0)
  if (NOT_SETS.has(before)) return false
  return LEAD_SETS.has(before) || (flags & FLAG.capital) !== 0
}
