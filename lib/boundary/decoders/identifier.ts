import { HINT } from '../reading/hints.ts'
import { VOCABULARY } from '../reading/rules.ts'
import { hashWord } from '../reading/word-hash.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'

/** A long name; of a bounded length, so that no text overflows the matcher. */
const NAME = /[A-Za-z][A-Za-z_]{13,400}/g

/** Where a word of a name ends: before a capital, at underscores. */
const BETWEEN_WORDS = /_+|(?<=[a-z])(?=[A-Z])/

/** Fewer known words than this are an ordinary name. */
const MIN_KNOWN = 3

export const identifier: Decoder = {
  name: 'identifier',
  catches:
    'Orders written as one name: ignore_all_previous_instructions, ignoreAllPreviousInstructions.',
  hints: HINT.longWord,
  *decode(text): Generator<DecodedText> {
    for (const name of text.matchAll(NAME)) {
      const words = name[0].split(BETWEEN_WORDS)
      if (words.length < MIN_KNOWN || words.filter(isKnown).length < MIN_KNOWN) continue
      const end = name.index + name[0].length
      yield new WholeCarrier(words.join(' ').toLowerCase(), name.index, end)
    }
  },
}

function isKnown(word: string): boolean {
  return word.length > 1 && VOCABULARY.words.get(hashWord(word.toLowerCase())) !== 0
}
