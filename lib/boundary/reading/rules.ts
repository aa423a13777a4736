import type { Heuristic } from '../heuristics/heuristic.ts'
import { HEURISTICS } from '../heuristics/heuristics.ts'
import { LEXICONS } from '../lexicon/lexicons.ts'
import { misspellingsOf } from '../lexicon/misspellings.ts'
import { type PhraseStart, parsePhrase } from './phrase.ts'
import { PhraseMatcher } from './phrase-matcher.ts'
import { Vocabulary } from './vocabulary.ts'
import { foldWord } from './word-hash.ts'

/** One phrase of one heuristic, ready to run. */
export type Rule = {
  readonly heuristic: Heuristic
  readonly start: PhraseStart
  readonly matcher: PhraseMatcher
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

const rules: readonly Rule[] = phrases.map(({ heuristic, phrase }) => ({
  heuristic,
  start: phrase.start,
  matcher: new PhraseMatcher(phrase, VOCABULARY),
}))

/** The rules whose phrase a token may begin, by the token's set; undefined where there are none. */
export const RULES_BY_SET: readonly (readonly Rule[] | undefined)[] = rulesBySet()

function rulesBySet(): (Rule[] | undefined)[] {
  const bySet: (Rule[] | undefined)[] = VOCABULARY.terms.map(() => undefined)
  for (const rule of rules) {
    for (const set of new Set(
      rule.matcher.firstTerms.flatMap((term) => VOCABULARY.setsWith(term)),
    )) {
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

function termsByWord(): ReadonlyMap<string, readonly string[]> {
  const byWord = new Map<string, Set<string>>()
  const add = (word: string, term: string): void => {
    for (const written of [word, ...misspellingsOf(word)]) {
      const folded = foldWord(written)
      byWord.set(folded, (byWord.get(folded) ?? new Set()).add(term))
    }
  }
  for (const { language, words } of LEXICONS) {
    for (const [concept, list] of Object.entries(words)) {
      for (const word of list.split(' ')) {
        add(word, `{${concept}}`)
        add(word, `{${language}:${concept}}`)
      }
    }
  }
  const terms = phrases.flatMap(({ phrase }) => phrase.elements.flatMap((element) => element.terms))
  for (const term of [...terms, 'to']) if (!term.startsWith('{')) add(term, term)
  return new Map([...byWord].map(([word, itsTerms]) => [word, [...itsTerms].sort()]))
}
