const QUOTE = 0x22
const BACKSLASH = 0x5c
const NEWLINE = 0x0a
const RETURN = 0x0d
const OPENS = new Set([0x7b, 0x5b])
const CLOSES = new Set([0x7d, 0x5d])

/** How deep JSON text is nested, read byte by byte as it comes, before anybody parses it. */
export class NestingMeter {
  #depth = 0
  #deepest = 0
  #isInText = false
  #isEscaped = false

  /** The deepest level so far. */
  get deepest(): number {
    return this.#deepest
  }

  reset(): void {
    this.#depth = 0
    this.#deepest = 0
    this.#isInText = false
    this.#isEscaped = false
  }

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#isInText) this.#readText(byte)
      else if (byte === QUOTE) this.#isInText = true
      else if (OPENS.has(byte)) this.#deepest = Math.max(this.#deepest, ++this.#depth)
      else if (CLOSES.has(byte)) this.#depth--
    }
  }

  #readText(byte: number): void {
    // No text of JSON goes on in another line: a quote in a comment of an event stream hides nothing after it.
    if (byte === NEWLINE || byte === RETURN) {
      this.#isInText = false
      this.#isEscaped = false
    } else if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) this.#isInText = false
  }
}
