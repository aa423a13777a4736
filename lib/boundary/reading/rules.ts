import type { Heuristic } from '../heuristics/heuristic.ts'
import { HEURISTICS } from '../heuristics/heuristics.ts'
import { LEXICONS } from '../lexicon/lexicons.ts'
import { misspellingsOf } from '../lexicon/misspellings.ts'
import { beginningOf, type PhraseStart, parsePhrase, startOf, termsOf } from './phrase.ts'
import { PhraseMatcher } from './phrase-matcher.ts'
import { Vocabulary } from './vocabulary.ts'
import { foldWord } from './word-hash.ts'

/** One phrase of one heuristic, made ready to run when a text first has a word with which it begins. */
export class Rule {
  readonly heuristic: Heuristic
  readonly start: PhraseStart
  readonly #notation: string
  #matcher: PhraseMatcher | undefined

  constructor(heuristic: Heuristic, notation: string) {
    this.heuristic = heuristic
    this.start = startOf(notation)
    this.#notation = notation
  }

  get matcher(): PhraseMatcher {
    this.#matcher ??= new PhraseMatcher(parsePhrase(this.#notation), VOCABULARY)
    return this.#matcher
  }
}

/** Words after which an order may follow in the same clause. */
const LEAD = '{lead}'

/** Words that make an infinitive an order: "you need to …". */
const OBLIGED = '{obliged}'

const phrases = HEURISTICS.flatMap((heuristic) =>
  [...heuristic.match.phrases, ...phrasesOfLanguages(heuristic.name)].map((notation) => ({
    heuristic,
    notation,
  })),
)

/** Every word that a phrase or a lexicon knows. */
export const VOCABULARY = new Vocabulary(termsByWord())

/** The rules whose phrase a token may begin, by the token's set; undefined where there are none. */
export const RULES_BY_SET: readonly (readonly Rule[] | undefined)[] = rulesBySet()

function rulesBySet(): (Rule[] | undefined)[] {
  const bySet: (Rule[] | undefined)[] = VOCABULARY.terms.map(() => undefined)
  const setsByBeginning = new Map<string, readonly number[]>()
  for (const { heuristic, notation } of phrases) {
    const rule = new Rule(heuristic, notation)
    const beginning = beginningOf(notation)
    // Many phrases begin alike.
    const sets = setsByBeginning.get(beginning) ?? setsWithAny(termsOf(beginning))
    setsByBeginning.set(beginning, sets)
    for (const set of sets) {
      const begun = bySet[set]
      if (begun) begun.push(rule)
      else bySet[set] = [rule]
    }
  }
  return bySet
}

function setsWithAny(terms: Iterable<string>): readonly number[] {
  const sets = new Set<number>()
  for (const term of terms) for (const set of VOCABULARY.setsWith(term)) sets.add(set)
  return [...sets]
}

/** Sets of words after which an order may follow. */
export const LEAD_SETS = setsWith(LEAD)

/** Sets of words that make an infinitive an order. */
export const OBLIGED_SETS = setsWith(OBLIGED)

/** Sets of words that turn an order into its opposite. */
export const NOT_SETS = setsWith('{negation}')

/** Sets of the infinitive's `to`. */
export const TO_SETS = setsWith('to')

function setsWith(term: string): ReadonlySet<number> {
  return new Set(VOCABULARY.setsWith(term))
}

/** The phrases that languages add to a heuristic; their concepts are those of the language. */
function phrasesOfLanguages(heuristic: string): readonly string[] {
  return LEXICONS.flatMap(({ language, phrases }) =>
    (phrases?.[heuristic] ?? []).map((notation) => notation.replaceAll('{', `{${language}:`)),
  )
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
  const notations = phrases.map(({ notation }) => notation).join(' ')
  for (const term of termsOf(`to ${notations}`)) if (!term.startsWith('{')) addAll(term, term)
  return byWord
}
