/** UTF-16 units that are gathered before they become a string; the engine's call slows down beyond this. */
const CHUNK = 1024

/** Longest stretch of a text that is copied unit by unit; longer ones are taken as slices. */
const LONG_STRETCH = 64

const FIRST_CAPACITY = 32

/**
 * Builds a text from left to right out of units and stretches of other texts, without a string for each of
 * them: millions of small edits cost a few nanoseconds each.
 */
export class TextBuilder {
  #units = new Uint16Array(FIRST_CAPACITY)
  #count = 0
  #chunks: string[] = []
  #length = 0

  /** UTF-16 units so far. */
  get length(): number {
    return this.#length + this.#count
  }

  /** Adds one UTF-16 unit. */
  addUnit(unit: number): void {
    if (this.#count === this.#units.length) this.#makeRoom()
    this.#units[this.#count++] = unit
  }

  /** Adds a code point as one or two units. */
  addPoint(point: number): void {
    if (point > 0xffff) {
      this.addUnit(0xd800 + ((point - 0x10000) >> 10))
      this.addUnit(0xdc00 + ((point - 0x10000) & 0x3ff))
    } else this.addUnit(point)
  }

  /** Adds `text` from `start` to `end`. */
  addText(text: string, start = 0, end: number = text.length): void {
    if (end - start > LONG_STRETCH) {
      this.#flush()
      this.#chunks.push(text.slice(start, end))
      this.#length += end - start
      return
    }
    for (let at = start; at < end; at++) this.addUnit(text.charCodeAt(at))
  }

  /** What was added since the last time; the builder is empty after it. */
  take(): string {
    if (this.#chunks.length === 0) return this.#takeUnits()
    this.#flush()
    const text = this.#chunks.join('')
    this.#chunks = []
    this.#length = 0
    return text
  }

  #makeRoom(): void {
    if (this.#count === CHUNK) {
      this.#flush()
      return
    }
    const larger = new Uint16Array(Math.min(CHUNK, 4 * this.#count))
    larger.set(this.#units)
    this.#units = larger
  }

  #flush(): void {
    if (this.#count === 0) return
    this.#length += this.#count
    this.#chunks.push(this.#takeUnits())
  }

  #takeUnits(): string {
    const units = this.#units.subarray(0, this.#count)
    this.#count = 0
    return Reflect.apply(String.fromCharCode, undefined, units)
  }
}
