/** A stretch of text, in UTF-16 units; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number }

/**
 * One kind of secret or personal detail that is known by its shape. `find` is linear in the length of the
 * text and never throws; its spans rise and don't overlap. It finds nothing in a placeholder, so that masking
 * twice changes nothing.
 */
export type RedactionRule = {
  /** Stable name for the receipt, snake_case. */
  readonly name: string
  /** Word inside the placeholder, e.g. `email` for `[email 1]`. */
  readonly placeholder: string
  find(text: string): readonly Span[]
}

const PLACEHOLDER = /\[[a-z]{1,20}(?: [a-z]{1,20})? \d{1,9}\]/y

/** True where a placeholder begins at `index` of `text`. */
export function isPlaceholderAt(text: string, index: number): boolean {
  PLACEHOLDER.lastIndex = index
  return PLACEHOLDER.test(text)
}

/** True for text that is one placeholder and nothing else. */
export function isPlaceholder(text: string): boolean {
  return isPlaceholderAt(text, 0) && PLACEHOLDER.lastIndex === text.length
}
