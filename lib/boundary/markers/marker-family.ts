/** Where in a text a marker counts as one. */
export type MarkerPosition = 'anywhere' | 'line_start' | 'after_blank_line'

/**
 * Markers of one family that no legitimate tool result needs. Spellings are written in lower case, in ASCII
 * and without invisible characters: matching folds case, width, look-alikes, entities and `\u` escapes.
 */
export type MarkerFamily = {
  /** Stable; names the token that is left behind and the count. */
  readonly name: string
  /** Which model, which template. */
  readonly source: string
  readonly markers: readonly string[]
  /** Texts as such templates, or ordinary authors, write them, each with what is left of it. */
  readonly vectors: readonly (readonly [text: string, neutral: string])[]
  /** Where a marker of this family counts; anywhere when absent. */
  readonly position?: MarkerPosition
  /** Only as written in capitals, because the lower-case form is ordinary code. */
  readonly capitals?: true
  /** Only with a capital first letter, because the lower-case form is an ordinary key. */
  readonly capitalised?: true
  /** Only with fullwidth bars: with plain ones another family writes it. */
  readonly wideBars?: true
  /** White space may stand beside punctuation. */
  readonly spaced?: true
  /** What follows up to the next `>` on the line belongs to the marker. */
  readonly attributes?: true
}

/** Invisible characters of one family. */
export type InvisibleFamily = {
  readonly name: string
  readonly source: string
  /** First and last code point of each range. */
  readonly codePoints: readonly (readonly [number, number])[]
  /** Texts with such characters, each with what is left of it. */
  readonly vectors: readonly (readonly [text: string, neutral: string])[]
}
