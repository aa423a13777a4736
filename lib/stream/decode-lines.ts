/** A line is refused beyond this many UTF-16 units: four times the largest step that an inspection gives. */
export const MAX_LINE_UNITS = 128 * 1024 * 1024

/** One line of the stream that is not blank, or that it was too long to hold; `number` counts from 1. */
export type StreamLine = { readonly number: number; readonly text: string | null }

/**
 * Splits a byte stream into lines at U+000A only, with one streaming decoder, so that a character may be cut
 * at any byte. A last line without a newline counts; a byte order mark and blank lines do not. Linear in the
 * length of the stream, whatever the chunks. Takes the most units that one line may have.
 */
export async function* decodeLines(
  chunks: AsyncIterable<Uint8Array>,
  maxLineUnits: number = MAX_LINE_UNITS,
): AsyncGenerator<StreamLine, void> {
  const decoder = new TextDecoder()
  const cutter = new LineCutter(maxLineUnits)
  for await (const chunk of chunks) yield* cutter.cut(decoder.decode(chunk, { stream: true }))
  yield* cutter.cut(`${decoder.decode()}\n`)
}

/** Gathers the pieces of a line that is spread over chunks; a piece is looked at once. */
class LineCutter {
  readonly #maxUnits: number
  #pieces: string[] = []
  #units = 0
  #number = 0

  constructor(maxUnits: number) {
    this.#maxUnits = maxUnits
  }

  *cut(text: string): Generator<StreamLine, void> {
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      this.#gather(text.slice(start, end))
      const line = this.#take()
      if (line.text === null || line.text.trim() !== '') yield line
      start = end + 1
    }
    this.#gather(text.slice(start))
  }

  #gather(piece: string): void {
    this.#units += piece.length
    if (this.#units <= this.#maxUnits) this.#pieces.push(piece)
    else this.#pieces = []
  }

  #take(): StreamLine {
    const text = this.#units <= this.#maxUnits ? this.#pieces.join('') : null
    this.#pieces = []
    this.#units = 0
    return { number: ++this.#number, text }
  }
}
