import { TextBuilder } from './text-builder.ts'

/** Room for edits at first; doubled when it is full. */
const FIRST_CAPACITY = 16

/** Columns of the table of edits: start and end in the source, start and end in the outcome. */
const COLUMNS = 4

/**
 * Replacements in a text, or in a stretch of it, made from left to right, and where each place of it went. The
 * edits are rows of one table of numbers, and the outcome is built beside them, so that a text of nothing but
 * edits stays cheap.
 */
export class Edits {
  readonly #source: string
  readonly #from: number
  readonly #outcome = new TextBuilder()
  #table = new Int32Array(FIRST_CAPACITY * COLUMNS)
  #count = 0
  #lastEnd = 0
  #applied: string | undefined

  /** The outcome is that of `source` from `from` on. */
  constructor(source: string, from = 0) {
    this.#source = source
    this.#from = from
    this.#lastEnd = from
  }

  get count(): number {
    return this.#count
  }

  /** Takes `start` to `end` out, which lies behind every earlier edit; next to one taken out, both are one. */
  remove(start: number, end: number): void {
    const last = this.#count - 1
    if (last >= 0 && this.#lastEnd === start && this.#target(last) === this.#targetEnd(last)) {
      this.#table[COLUMNS * last + 1] = end
      this.#lastEnd = end
      return
    }
    this.#keepUpTo(start)
    this.#note(start, end, this.#outcome.length)
  }

  /** Replaces `start` to `end`, which lies behind every earlier edit. */
  replace(start: number, end: number, replacement: string): void {
    this.#keepUpTo(start)
    const target = this.#outcome.length
    this.#outcome.addText(replacement)
    this.#note(start, end, target)
  }

  /** As `replace`, by one character. */
  replaceByPoint(start: number, end: number, point: number): void {
    this.#keepUpTo(start)
    const target = this.#outcome.length
    this.#outcome.addPoint(point)
    this.#note(start, end, target)
  }

  #keepUpTo(start: number): void {
    this.#outcome.addText(this.#source, this.#lastEnd, start)
  }

  #note(start: number, end: number, target: number): void {
    const row = COLUMNS * this.#count++
    if (row === this.#table.length) {
      const larger = new Int32Array(2 * row)
      larger.set(this.#table)
      this.#table = larger
    }
    this.#table[row] = start
    this.#table[row + 1] = end
    this.#table[row + 2] = target
    this.#table[row + 3] = this.#outcome.length
    this.#lastEnd = end
  }

  /** The edited text up to `to`; the source itself where nothing was replaced. No edit may follow. */
  apply(to: number = this.#source.length): string {
    if (this.#count === 0) return this.#source
    if (this.#applied === undefined) {
      this.#keepUpTo(to)
      this.#applied = this.#outcome.take()
    }
    return this.#applied
  }

  /** The offset in the outcome of `offset` in the source; inside a replaced part, the replacement's start. */
  map(offset: number): number {
    const last = this.#lastNotAbove(0, offset)
    if (last < 0) return offset - this.#from
    const end = this.#table[COLUMNS * last + 1] ?? 0
    return offset < end ? this.#target(last) : this.#targetEnd(last) + offset - end
  }

  /** The offset in the source of `offset` in the outcome; inside a replacement, the replaced part's start. */
  unmap(offset: number): number {
    const last = this.#lastNotAbove(2, offset)
    if (last < 0) return offset + this.#from
    const targetEnd = this.#targetEnd(last)
    const row = COLUMNS * last
    return offset < targetEnd
      ? (this.#table[row] ?? 0)
      : (this.#table[row + 1] ?? 0) + offset - targetEnd
  }

  /** True where something was replaced between `start` and `end` of the outcome. */
  touches(start: number, end: number): boolean {
    return this.#lastNotAbove(2, end - 1) > this.#lastNotAbove(2, start - 1)
  }

  #target(index: number): number {
    return this.#table[COLUMNS * index + 2] ?? 0
  }

  #targetEnd(index: number): number {
    return this.#table[COLUMNS * index + 3] ?? 0
  }

  /** Index of the last edit whose place in the ascending `column` is at most `offset`, or -1. */
  #lastNotAbove(column: number, offset: number): number {
    let low = 0
    let high = this.#count
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#table[COLUMNS * middle + column] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}
