import { characterCount, cutToBytes, cutToCharacters, utf8Length } from '#lib/base/text.ts'
import type { TextBudget, Truncation } from './checked-result.ts'

/** Text within its budget, and what was cut from it. */
export type CutText = { readonly text: string; readonly truncation?: Truncation }

/**
 * `text` (well-formed) cut at a character boundary to fit both ceilings of `budget`. A cut by characters
 * gives as `limit` the bytes that fitted, so that both fields of the truncation are bytes.
 */
export function cutText(text: string, budget: TextBudget): CutText {
  const bytes = utf8Length(text)
  const fitsBytes = bytes <= budget.maxBytes
  if (fitsBytes && (text.length <= budget.maxChars || characterCount(text) <= budget.maxChars)) {
    return { text }
  }
  const cutByBytes = fitsBytes ? text : cutToBytes(text, budget.maxBytes)
  const cut = cutToCharacters(cutByBytes, budget.maxChars)
  const limit = cut.length === cutByBytes.length ? budget.maxBytes : utf8Length(cut)
  return { text: cut, truncation: { bytes, limit } }
}
