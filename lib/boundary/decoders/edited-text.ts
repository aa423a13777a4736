import { Edits } from '../edits.ts'
import type { DecodedText } from './decoder.ts'

/** One escape in a text, and what it stands for. */
export type Escape = { readonly start: number; readonly end: number; readonly text: string }

/** The text in which each of `escapes` (from left to right) is replaced by what it stands for. */
export function unescapedText(text: string, escapes: Iterable<Escape>): DecodedText | undefined {
  const edits = new Edits(text)
  for (const found of escapes) edits.replace(found.start, found.end, found.text)
  if (edits.count === 0) return undefined
  return {
    text: edits.apply(),
    place(start, end) {
      return edits.touches(start, end)
        ? { start: edits.unmap(start), end: edits.unmap(end) }
        : undefined
    },
  }
}
