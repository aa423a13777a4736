import type { Language } from '../heuristics/heuristic.ts'

/** Words of one language by concept, between spaces; folded when read, so accents and case don't matter. */
export type Lexicon = {
  readonly language: Language
  readonly words: Readonly<Record<string, string>>
}
