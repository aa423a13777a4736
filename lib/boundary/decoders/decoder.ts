/** A decoded text, and where in the carrier each place of it comes from. */
export type DecodedText = {
  readonly text: string
  /**
   * Where the decoded text from `start` to `end` stands in the carrier; undefined where decoding changed
   * nothing there, so that it was read before.
   */
  place(start: number, end: number): { readonly start: number; readonly end: number } | undefined
}

/** A text that was decoded as a whole, so that each place of it stands for the whole carrier. */
export class WholeCarrier implements DecodedText {
  readonly text: string
  readonly #start: number
  readonly #end: number

  constructor(text: string, start: number, end: number) {
    this.text = text
    this.#start = start
    this.#end = end
  }

  place(): { readonly start: number; readonly end: number } {
    return { start: this.#start, end: this.#end }
  }
}

/** A way to write text so that it doesn't read as such. Decoded text is scanned; never rendered, stored or logged. */
export type Decoder = {
  /** As written in a finding's `via`. */
  readonly name: string
  readonly catches: string
  /** Bits of `HINT`, one of which a text must show to be decoded. */
  readonly hints: number
  /** The texts that `text` carries, linear in its length; none where it carries none. */
  decode(text: string): Iterable<DecodedText>
}
