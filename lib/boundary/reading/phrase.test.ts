import { describe, expect, it } from 'vitest'
import { HEURISTICS } from '../heuristics/heuristics.ts'
import { LEXICONS } from '../lexicon/lexicons.ts'
import { beginningOf, parsePhrase, termsOf } from './phrase.ts'

const NOTATIONS: readonly string[] = [
  ...HEURISTICS.flatMap(({ match }) => match.phrases),
  ...LEXICONS.flatMap(({ phrases }) => Object.values(phrases ?? {}).flat()),
  'a? b|{c}?: d! ~2 e',
  '^^ only',
]

describe('a notation', () => {
  it('can be read, whichever phrase it tells', () => {
    for (const notation of NOTATIONS) expect(() => parsePhrase(notation)).not.toThrow()
  })

  it('gives all its terms without being read whole', () => {
    for (const notation of NOTATIONS) {
      const read = parsePhrase(notation).elements.flatMap(({ terms }) => terms)
      expect(termsOf(notation)).toEqual(new Set(read))
    }
  })

  it('gives the terms with which its phrase may begin', () => {
    for (const notation of NOTATIONS) {
      const { elements } = parsePhrase(notation)
      const required = elements.findIndex(({ isOptional }) => !isOptional)
      const first = elements.slice(0, required + 1).flatMap(({ terms }) => terms)
      expect(termsOf(beginningOf(notation))).toEqual(new Set(first))
    }
  })

  it.each(['~2 gap first', 'a ~x b', 'a ~ b', 'a!|b!'])(
    'is refused where it makes no sense: %s',
    (wrong) => {
      expect(() => parsePhrase(wrong)).toThrow(TypeError)
    },
  )
})
