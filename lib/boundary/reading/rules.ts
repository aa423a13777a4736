import type { Heuristic } from '../heuristics/heuristic.ts'
import { HEURISTICS } from '../heuristics/heuristics.ts'
import { LEXICONS } from '../lexicon/lexicons.ts'
import { misspellingsOf } from '../lexicon/misspellings.ts'
import { firstTerms, type Phrase, type PhraseStart, parsePhrase } from './phrase.ts'
import { PhraseMatcher } from './phrase-matcher.ts'
import { Vocabulary } from './vocabulary.ts'
import { foldWord } from './word-hash.ts'

/** One phrase of one heuristic, made ready to run when a text first has a word with which it begins. */
export class Rule {
  readonly heuristic: Heuristic
  readonly #phrase: Phrase
  #matcher: PhraseMatcher | undefined

  constructor(heuristic: Heuristic, phrase: Phrase) {
    this.heuristic = heuristic
    this.#phrase = phrase
  }

  get start(): PhraseStart {
    return this.#phrase.start
  }

  get matcher(): PhraseMatcher {
    this.#matcher ??= new PhraseMatcher(this.#phrase, VOCABULARY)
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
    phrase: parsePhrase(notation),
  })),
)

/** Every word that a phrase or a lexicon knows. */
export const VOCABULARY = new Vocabulary(termsByWord())

/** The rules whose phrase a token may begin, by the token's set; undefined where there are none. */
export const RULES_BY_SET: readonly (readonly Rule[] | undefined)[] = rulesBySet()

function rulesBySet(): (Rule[] | undefined)[] {
  const bySet: (Rule[] | undefined)[] = VOCABULARY.terms.map(() => undefined)
  for (const { heuristic, phrase } of phrases) {
    const rule = new Rule(heuristic, phrase)
    for (const set of new Set(firstTerms(phrase).flatMap((term) => VOCABULARY.setsWith(term)))) {
      const begun = bySet[set]
      if (begun) begun.push(rule)
      else bySet[set] = [rule]
    }
  }
  return bySet
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
  for (const term of termsOfPhrases()) if (!term.startsWith('{')) addAll(term, term)
  return byWord
}

function termsOfPhrases(): ReadonlySet<string> {
  const terms = new Set(['to'])
  for (const { phrase } of phrases) {
    for (const element of phrase.elements) for (const term of element.terms) terms.add(term)
  }
  return terms
}
