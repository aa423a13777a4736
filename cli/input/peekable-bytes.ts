/** A stream of bytes whose beginning can be looked at before it is read. */
export class PeekableBytes implements AsyncIterable<Uint8Array> {
  readonly #source: AsyncIterator<Uint8Array>
  readonly #head: Uint8Array[] = []
  #headBytes = 0
  #isEnded = false

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The bytes looked at so far. */
  get head(): Uint8Array {
    return Buffer.concat(this.#head)
  }

  get headBytes(): number {
    return this.#headBytes
  }

  /** Looks at one chunk more and gives it; undefined at the end. */
  async peek(): Promise<Uint8Array | undefined> {
    const chunk = await this.#next()
    if (chunk === undefined) return undefined
    this.#head.push(chunk)
    this.#headBytes += chunk.length
    return chunk
  }

  /** Lets go of the source. */
  async close(): Promise<void> {
    await this.#source.return?.()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      for (let chunk = this.#head.shift(); chunk; chunk = this.#head.shift()) yield chunk
      for (let chunk = await this.#next(); chunk; chunk = await this.#next()) yield chunk
    } finally {
      await this.close()
    }
  }

  async #next(): Promise<Uint8Array | undefined> {
    if (this.#isEnded) return undefined
    const next = await this.#source.next()
    this.#isEnded = next.done === true
    return next.done ? undefined : next.value
  }
}
