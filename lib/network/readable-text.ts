/** Collects text as it is laid out for reading: collapsed spaces, lines, paragraphs. Linear in its input. */
export class ReadableText {
  readonly #parts: string[] = []
  /** Line ends owed before the next visible text, at most two. */
  #breaks = 0
  /** A space or tab owed before the next text on the line. */
  #gap = ''
  #isEmpty = true

  /** Text whose white space is only a gap between words. */
  flow(text: string): void {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    // Not `trim`, which also takes what is no white space to HTML.
    const words = collapsed.replace(/^ | $/g, '')
    if (collapsed.startsWith(' ')) this.#owe(' ')
    if (words !== '') this.#write(words)
    if (words !== '' && collapsed.endsWith(' ')) this.#owe(' ')
  }

  /** Text whose white space is meant. */
  verbatim(text: string): void {
    if (text !== '') this.#write(text)
  }

  line(): void {
    this.#breaks = Math.max(this.#breaks, 1)
  }

  paragraph(): void {
    this.#breaks = 2
  }

  tab(): void {
    this.#owe('\t')
  }

  /** The text so far, without white space at its end. */
  end(): string {
    return this.#parts.join('').trimEnd()
  }

  #owe(gap: string): void {
    if (this.#gap !== '\t') this.#gap = gap
  }

  #write(text: string): void {
    if (!this.#isEmpty) this.#parts.push(this.#breaks > 0 ? '\n'.repeat(this.#breaks) : this.#gap)
    this.#parts.push(text)
    this.#breaks = 0
    this.#gap = ''
    this.#isEmpty = false
  }
}
