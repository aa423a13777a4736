import { HEURISTICS } from '../heuristics/heuristics.ts'
import { LEXICONS } from '../lexicon/lexicons.ts'
import { misspellingsOf } from '../lexicon/misspellings.ts'
import { termsOf } from './phrase.ts'
import { foldWord } from './word-hash.ts'

/** The phrases of one heuristic, by its name: its own, and those that languages add. */
export type PhrasesOf = { readonly heuristic: string; readonly notations: readonly string[] }

/** Words that stand for the same terms: the terms, and the folded words, each with a space between. */
export type WordGroup = readonly [terms: string, words: string]

/*
 * Both lists follow from the heuristics and lexicons alone. The command is published with them made beforehand
 * (`scripts/ready-words.mjs`), for making them takes a good part of the time in which it starts.
 */

/** The phrases of every heuristic. */
export const PHRASES: readonly PhrasesOf[] = HEURISTICS.map(({ name, match }) => ({
  heuristic: name,
  notations: [...match.phrases, ...phrasesOfLanguages(name)],
}))

/** Every word that a phrase or a lexicon knows. */
export const WORDS: readonly WordGroup[] = grouped(termsByWord())

/** The phrases that languages add to a heuristic; their concepts are those of the language. */
function phrasesOfLanguages(heuristic: string): readonly string[] {
  return LEXICONS.flatMap(({ language, phrases }) =>
    (phrases?.[heuristic] ?? []).map((notation) => notation.replaceAll('{', `{${language}:`)),
  )
}

function grouped(termsByWord: ReadonlyMap<string, string>): readonly WordGroup[] {
  const byTerms = new Map<string, string[]>()
  for (const [word, terms] of termsByWord) {
    const words = byTerms.get(terms)
    if (words) words.push(word)
    else byTerms.set(terms, [word])
  }
  return [...byTerms].map(([terms, words]) => [terms, words.join(' ')])
}

/**
 * The terms of each word, in order, with a space between. Most words stand for one concept, so that its text is
 * shared by all words of a list.
 */
function termsByWord(): ReadonlyMap<string, string> {
  const byWord = new Map<string, string>()
  const add = (word: string, terms: string): void => {
    const known = byWord.get(word)
    byWord.set(word, known === undefined || known === terms ? terms : `${known} ${terms}`)
  }
  const addAll = (words: string, terms: string): void => {
    for (const word of words.split(' ')) {
      add(foldWord(word), terms)
      for (const misspelt of misspellingsOf(word)) add(foldWord(misspelt), terms)
    }
  }
  for (const { language, words } of LEXICONS) {
    for (const concept of Object.keys(words)) {
      addAll(words[concept] ?? '', `{${language}:${concept}} {${concept}}`)
    }
  }
  const notations = PHRASES.flatMap((phrases) => phrases.notations).join(' ')
  for (const term of termsOf(`to ${notations}`)) if (!term.startsWith('{')) addAll(term, term)
  return byWord
}
