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

  /** Takes `start` to `end` out, which lies behind every earlier edit; next to one taken out, both are one. */
  remove(start: number, end: number): void {
    const last = this.count - 1
    if (this.#ends[last] === start && this.#pieces[2 * last + 1] === '') this.#ends[last] = end
    else this.replace(start, end, '')
  }

  /** Replaces `start` to `end`, which lies behind every earlier edit; gives its start in the outcome. */
  replace(start: number, end: number, replacement: string): number {
    const kept = this.#source.slice(this.#lastEnd, start)
    const target = this.#length + kept.length
    this.#pieces.push(kept, replacement)
    this.#starts.push(start)
    this.#ends.push(end)
    this.#targets.push(target)
    this.#length = target + replacement.length
    return target
  }

  get #lastEnd(): number {
    return this.#ends[this.#ends.length - 1] ?? 0
  }

  /** The edited text; the source itself where nothing was replaced. */
  apply(): string {
    if (this.count === 0) return this.#source
    return this.#pieces.join('') + this.#source.slice(this.#lastEnd)
  }

  /** The offset in the outcome of `offset` in the source; inside a replaced part, the replacement's start. */
  map(offset: number): number {
    const last = lastNotAbove(this.#starts, offset)
    if (last < 0) return offset
    const start = this.#targets[last] ?? 0
    const end = this.#ends[last] ?? 0
    if (offset < end) return start
    const length = this.#pieces[2 * last + 1]?.length ?? 0
    return start + length + offset - end
  }

  /** The offset in the source of `offset` in the outcome; inside a replacement, the replaced part's start. */
  unmap(offset: number): number {
    const last = this.#lastTargetBefore(offset)
    if (last < 0) return offset
    const target = this.#targets[last] ?? 0
    const length = this.#pieces[2 * last + 1]?.length ?? 0
    if (offset < target + length) return this.#starts[last] ?? 0
    return (this.#ends[last] ?? 0) + offset - target - length
  }

  /** True where something was replaced between `start` and `end` of the outcome. */
  touches(start: number, end: number): boolean {
    return this.#lastTargetBefore(end - 1) > this.#lastTargetBefore(start - 1)
  }

  #lastTargetBefore(offset: number): number {
    return lastNotAbove(this.#targets, offset)
  }
}

/** Index of the last of the ascending `places` that is at most `offset`, or -1. */
function lastNotAbove(places: readonly number[], offset: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
