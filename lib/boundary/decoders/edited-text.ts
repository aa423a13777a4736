import type { Edits } from '../edits.ts'
import type { DecodedText } from './decoder.ts'

/** The text in which `edits` replaced escapes by what they stand for; undefined where there were none. */
export function editedText(edits: Edits): DecodedText | undefined {
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
