import { HINT } from '../reading/hints.ts'
import { TextBuilder } from '../text-builder.ts'
import type { DecodedText, Decoder } from './decoder.ts'

/** High surrogate of the tag characters; the low one is at this distance from ASCII. */
const LEAD = 0xdb40
const TRAIL_DISTANCE = 0xdc00

/** Fewer are those of a flag. */
const MIN_TAGS = 4

export const tagCharacters: Decoder = {
  name: 'tag_characters',
  catches: 'Unicode tag characters, an invisible copy of ASCII.',
  hints: HINT.tags,
  *decode(text): Generator<DecodedText> {
    const builder = new TextBuilder()
    for (let start = 0; start < text.length; ) {
      const end = tagsEnd(text, start)
      if (end - start >= 2 * MIN_TAGS) {
        for (let at = start; at < end; at += 2) builder.addUnit(asciiAt(text, at))
        yield new TaggedText(builder.take(), start)
      }
      start = Math.max(end, start + 1)
    }
  },
}

class TaggedText implements DecodedText {
  readonly text: string
  readonly #start: number

  constructor(text: string, start: number) {
    this.text = text
    this.#start = start
  }

  /** Each tag character is two UTF-16 units. */
  place(start: number, end: number): { readonly start: number; readonly end: number } {
    return { start: this.#start + 2 * start, end: this.#start + 2 * end }
  }
}

/** Where the tag characters that begin at `start` end. */
function tagsEnd(text: string, start: number): number {
  let end = start
  while (end + 1 < text.length && text.charCodeAt(end) === LEAD) {
    const ascii = asciiAt(text, end)
    if (ascii < 0x20 || ascii > 0x7e) break
    end += 2
  }
  return end
}

function asciiAt(text: string, at: number): number {
  return text.charCodeAt(at + 1) - TRAIL_DISTANCE
}
