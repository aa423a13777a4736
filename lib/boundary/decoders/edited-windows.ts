import { Edits } from '../edits.ts'
import type { DecodedText } from './decoder.ts'

/** UTF-16 units beside a decoded place that are read with it: more than a phrase runs over. */
export const REACH = 1024

/**
 * The parts of a text in which escapes were replaced by what they stand for, made from left to right. What
 * lies far from any escape was read before and is left out, so that one escape doesn't cost a second reading.
 */
export class EditedWindows {
  readonly #source: string
  readonly #texts: DecodedText[] = []
  #edits: Edits | undefined
  #end = 0
  #count = 0

  constructor(source: string) {
    this.#source = source
  }

  /** How many places were asked for. */
  get count(): number {
    return this.#count
  }

  /** The edits of the window around `start` to `end`, which lies behind every place asked for before. */
  around(start: number, end: number): Edits {
    if (this.#edits && start - this.#end > 2 * REACH) this.#close()
    this.#edits ??= new Edits(this.#source, Math.max(0, start - REACH))
    this.#end = end
    this.#count++
    return this.#edits
  }

  /** The parts; nothing may be asked for after it. */
  texts(): readonly DecodedText[] {
    this.#close()
    return this.#texts
  }

  #close(): void {
    if (!this.#edits) return
    const to = Math.min(this.#source.length, this.#end + REACH)
    this.#texts.push(new EditedText(this.#edits, this.#edits.apply(to)))
    this.#edits = undefined
  }
}

class EditedText implements DecodedText {
  readonly text: string
  readonly #edits: Edits

  constructor(edits: Edits, text: string) {
    this.text = text
    this.#edits = edits
  }

  place(start: number, end: number): { readonly start: number; readonly end: number } | undefined {
    if (!this.#edits.touches(start, end)) return undefined
    return { start: this.#edits.unmap(start), end: this.#edits.unmap(end) }
  }
}
