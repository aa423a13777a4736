import type { Heuristic } from '../heuristics/heuristic.ts'
import { HEURISTICS } from '../heuristics/heuristics.ts'
import { PHRASES, WORDS } from './known-words.ts'
import { beginningOf, type PhraseStart, parsePhrase, startOf, termsOf } from './phrase.ts'
import { PhraseMatcher } from './phrase-matcher.ts'
import { Vocabulary } from './vocabulary.ts'

/** One phrase of one heuristic, made ready to run when a text first has a word with which it begins. */
export class Rule {
  readonly heuristic: Heuristic
  readonly start: PhraseStart
  readonly notation: string
  #matcher: PhraseMatcher | undefined

  constructor(heuristic: Heuristic, notation: string) {
    this.heuristic = heuristic
    this.start = startOf(notation)
    this.notation = notation
  }

  get matcher(): PhraseMatcher {
    this.#matcher ??= new PhraseMatcher(parsePhrase(this.notation), VOCABULARY)
    return this.#matcher
  }
}

/** Words after which an order may follow in the same clause. */
const LEAD = '{lead}'

/** Words that make an infinitive an order: "you need to …". */
const OBLIGED = '{obliged}'

/** Every word that a phrase or a lexicon knows. */
export const VOCABULARY = new Vocabulary(WORDS)

/** The rules whose phrase a token may begin, by the token's set; undefined where there are none. */
export const RULES_BY_SET: readonly (readonly Rule[] | undefined)[] = rulesBySet()

function rulesBySet(): (Rule[] | undefined)[] {
  const bySet: (Rule[] | undefined)[] = VOCABULARY.terms.map(() => undefined)
  const setsByBeginning = new Map<string, readonly number[]>()
  for (const rule of allRules()) {
    const beginning = beginningOf(rule.notation)
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

function allRules(): readonly Rule[] {
  const byName = new Map(HEURISTICS.map((heuristic) => [heuristic.name, heuristic]))
  return PHRASES.flatMap(({ heuristic, notations }) => {
    const its = byName.get(heuristic)
    return its ? notations.map((notation) => new Rule(its, notation)) : []
  })
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
