/** How a token of a program is coloured. */
export const TOKEN_TONES = ['comment', 'keyword', 'string', 'number', 'name', 'definition'] as const

/** One of them. */
export type TokenTone = (typeof TOKEN_TONES)[number]

/** A coloured stretch of a text, as UTF-16 offsets. */
export type Token = { readonly start: number; readonly end: number; readonly tone: TokenTone }

/** Tokens drawn in one row: a row of nothing but tokens stays a bounded number of nodes. */
const ROW_TOKENS = 64

/** The tokens of a text in order, none over another, in arrays: a program has hundreds of thousands. */
export class TextTokens {
  readonly #starts: Uint32Array
  readonly #ends: Uint32Array
  readonly #tones: Uint8Array

  /** Takes starts, ends and indexes in `TOKEN_TONES`, all of one length and sorted by start. */
  constructor(starts: readonly number[], ends: readonly number[], tones: readonly number[]) {
    this.#starts = Uint32Array.from(starts)
    this.#ends = Uint32Array.from(ends)
    this.#tones = Uint8Array.from(tones)
  }

  /** The first tokens between `from` and `to`, cut to it; no more than a row may draw. */
  within(from: number, to: number): Token[] {
    const tokens: Token[] = []
    for (let at = this.#firstEndingAfter(from); tokens.length < ROW_TOKENS; at++) {
      const start = this.#starts[at]
      if (start === undefined || start >= to) break
      const end = Math.min(this.#ends[at] ?? to, to)
      const tone = TOKEN_TONES[this.#tones[at] ?? 0] ?? TOKEN_TONES[0]
      tokens.push({ start: Math.max(start, from), end, tone })
    }
    return tokens
  }

  #firstEndingAfter(offset: number): number {
    let low = 0
    let high = this.#ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#ends[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return low
  }
}
