import { type Neutralising, neutraliseText } from './neutralise.ts'

/** Neutralises the texts of one part of a result, each once however often it is asked for. */
export class Neutraliser {
  readonly #changed = new Map<string, Neutralising>()

  /** What neutralising does to well-formed `text`. */
  of(text: string): Neutralising {
    const known = this.#changed.get(text)
    if (known) return known
    const outcome = neutraliseText(text)
    // What it leaves alone is not worth the room.
    if (outcome.text !== text) this.#changed.set(text, outcome)
    return outcome
  }

  /** True where neutralising changes well-formed `text`. */
  changes(text: string): boolean {
    return this.of(text).text !== text
  }
}
