/** One line of a stream, without its end. */
export type ByteLine = {
  /** From 1. */
  readonly number: number
  /** Absent where the line is longer than the limit; none of it was kept. */
  readonly text?: string
}

const NEWLINE = 0x0a

/**
 * Splits a stream of bytes into lines of UTF-8, each of at most `maxBytes`. No more than one line and one chunk
 * are held at a time; a longer line is skipped without being kept.
 */
export async function* byteLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<ByteLine> {
  const line = new LineBuffer(maxBytes)
  let number = 1
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      line.add(chunk.subarray(start, end))
      yield { number: number++, ...line.take() }
      start = end + 1
    }
    line.add(chunk.subarray(start))
  }
  if (!line.isEmpty) yield { number, ...line.take() }
}

class LineBuffer {
  readonly #maxBytes: number
  #pieces: Uint8Array[] = []
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get isEmpty(): boolean {
    return this.#bytes === 0
  }

  add(piece: Uint8Array): void {
    this.#bytes += piece.length
    if (this.#bytes > this.#maxBytes) this.#pieces = []
    else if (piece.length > 0) this.#pieces.push(piece)
  }

  take(): { readonly text?: string } {
    const isKept = this.#bytes <= this.#maxBytes
    const text = isKept ? Buffer.concat(this.#pieces).toString('utf8') : undefined
    this.#pieces = []
    this.#bytes = 0
    return text === undefined ? {} : { text: text.endsWith('\r') ? text.slice(0, -1) : text }
  }
}
