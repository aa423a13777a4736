/** What stands around a token, and how it had to be read. Bits of one number. */
export const FLAG = {
  /** A sentence ended before it. */
  afterStop: 1,
  /** Punctuation, a line or a leaf ended before it, so that a clause may begin. */
  afterBreak: 2,
  beforeColon: 4,
  /** Written in capitals. */
  capitals: 8,
  /** First token of a line or a leaf. */
  afterLine: 16,
  wide: 32,
  lookAlike: 64,
  zeroWidth: 128,
  leet: 256,
  /** Holds a symbol that may stand for a letter, as addresses of mail do. */
  symbol: 512,
  /** Begins with a capital. */
  capital: 1024,
  /** Goes on with a word that began in an earlier leaf. */
  continued: 2048,
} as const

/** How many tokens are kept before they are matched and dropped. */
const CAPACITY = 512

/** Tokens in reading order, in parallel arrays: place, meaning, flags and leaf of each. */
export class TokenStream {
  readonly starts = new Int32Array(CAPACITY)
  readonly ends = new Int32Array(CAPACITY)
  /** Index of the token's set of concepts; 0 for a word that no heuristic knows. */
  readonly sets = new Uint16Array(CAPACITY)
  readonly flags = new Uint16Array(CAPACITY)
  readonly leaves = new Int32Array(CAPACITY)
  count = 0
  /** Changes when a token that stands already gets another meaning. */
  revision = 0
  /** How many were dropped before the first that is kept. */
  #dropped = 0

  get isFull(): boolean {
    return this.count === CAPACITY
  }

  push(start: number, end: number, set: number, flags: number, leaf: number): void {
    const index = this.count++
    this.starts[index] = start
    this.ends[index] = end
    this.sets[index] = set
    this.flags[index] = flags
    this.leaves[index] = leaf
  }

  /** How many tokens were ever pushed: the number of the next one. */
  get total(): number {
    return this.#dropped + this.count
  }

  /** Gives the token with number `token` another meaning, if it is still there. */
  give(token: number, set: number): void {
    if (token < this.#dropped) return
    this.sets[token - this.#dropped] = set
    this.revision++
  }

  /** Flags the token with number `token`, if it is still there. */
  mark(token: number, flag: number): void {
    const index = token - this.#dropped
    if (index >= 0) this.flags[index] = (this.flags[index] ?? 0) | flag
  }

  /** Drops the first `dropped` tokens. */
  shift(dropped: number): void {
    if (dropped < this.count) this.#moveToFront(dropped)
    this.count -= dropped
    this.#dropped += dropped
  }

  #moveToFront(from: number): void {
    for (const column of [this.starts, this.ends, this.sets, this.flags, this.leaves]) {
      column.copyWithin(0, from, this.count)
    }
  }
}
