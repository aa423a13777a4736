import type { Language } from '../heuristics/heuristic.ts'

/** One language: its words, and the phrases that only it has. */
export type Lexicon = {
  readonly language: Language
  /** Words by concept, between spaces; folded when read, so accents and case don't matter. */
  readonly words: Readonly<Record<string, string>>
  /** Phrases by heuristic; a `{concept}` in them is one of this language. */
  readonly phrases?: Readonly<Record<string, readonly string[]>>
  /** What must be found, by heuristic. */
  readonly positive?: Readonly<Record<string, readonly string[]>>
  /** Look-alikes of this language that must be passed. */
  readonly negative?: readonly string[]
}
