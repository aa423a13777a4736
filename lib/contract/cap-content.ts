import { cutToBytes, utf8Length, wellFormed } from '#lib/base/text.ts'

/** The most content a tool result hands on, in bytes of UTF-8. Source: design `contract.md`, "Bounding". */
export const CONTENT_LIMIT_BYTES = 50_000

/** Text within the cap; `truncated` says how many bytes there were and what the limit was. */
export type CappedContent = {
  readonly text: string
  readonly truncated?: { readonly bytes: number; readonly limit: number }
}

/**
 * `text` made well-formed, then measured, then cut to `limit` bytes of UTF-8 at a grapheme boundary where one
 * is near, else at a character boundary. `limit` is a whole number; below 1 nothing is left.
 */
export function capContent(text: string, limit: number = CONTENT_LIMIT_BYTES): CappedContent {
  const formed = wellFormed(text)
  const bytes = utf8Length(formed)
  if (bytes <= limit) return { text: formed }
  return { text: cutToBytes(formed, limit), truncated: { bytes, limit } }
}
