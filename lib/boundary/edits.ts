/** Replacements in a text, made from left to right, and where each place of the text went. */
export class Edits {
  readonly #source: string
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  /** Start of each replacement in the outcome. */
  readonly #targets: number[] = []
  readonly #pieces: string[] = []
  #length = 0

  constructor(source: string) {
    this.#source = source
  }

  get count(): number {
    return this.#starts.length
  }

  /** Replaces `start` to `end`, which lies behind every earlier edit; gives its start in the outcome. */
  replace(start: number, end: number, replacement: string): number {
    const kept = this.#source.slice(this.#ends.at(-1) ?? 0, start)
    const target = this.#length + kept.length
    this.#pieces.push(kept, replacement)
    this.#starts.push(start)
    this.#ends.push(end)
    this.#targets.push(target)
    this.#length = target + replacement.length
    return target
  }

  /** The edited text; the source itself where nothing was replaced. */
  apply(): string {
    if (this.count === 0) return this.#source
    return this.#pieces.join('') + this.#source.slice(this.#ends.at(-1) ?? 0)
  }

  /** The offset in the outcome of `offset` in the source; inside a replaced part, the replacement's start. */
  map(offset: number): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    const last = low - 1
    if (last < 0) return offset
    const start = this.#targets[last] ?? 0
    const end = this.#ends[last] ?? 0
    if (offset < end) return start
    const length = this.#pieces[2 * last + 1]?.length ?? 0
    return start + length + offset - end
  }
}
