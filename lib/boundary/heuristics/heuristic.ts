/** Languages whose words the lexicons know. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ru' | 'zh' | 'ja' | 'ar'

/** A structure that words alone don't show. */
export type Shape = {
  /** A literal without which the expression cannot match; looked for first. */
  readonly needs: string
  /** Without flags but `i` and `u`; every quantifier is bounded, so each match costs a bounded number of steps. */
  readonly expression: RegExp
}

/**
 * Text that reads like an instruction to whoever reads the data. Flagged, never removed.
 * Source: design `boundary.md`, "Flagged, not removed".
 */
export type Heuristic = {
  /** Stable. */
  readonly name: string
  readonly category: string
  /** One line: which speech act. */
  readonly catches: string
  /** One line: what it passes on purpose. */
  readonly leavesAlone: string
  /** Examples that it must find. */
  readonly positive: readonly string[]
  /** Look-alikes that it must pass. */
  readonly negative: readonly string[]
  /** Version in which it appeared. */
  readonly since: string
  readonly languages: readonly Language[]
  /** What is looked for: phrases in the notation of `phrase.ts`, and shapes. */
  readonly match: { readonly phrases: readonly string[]; readonly shapes?: readonly Shape[] }
}
