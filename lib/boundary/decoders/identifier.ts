import { HINT } from '../reading/hints.ts'
import { VOCABULARY } from '../reading/rules.ts'
import { hashWord } from '../reading/word-hash.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'
import { longRuns } from './long-runs.ts'

/** Letters and underscores that a name has at least, and at most: a longer one is read in pieces. */
const MIN_NAME = 14
const MAX_NAME = 400

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
    for (const run of longRuns(text, MIN_NAME, isOfName)) {
      for (let start = run.start; start < run.end; start += MAX_NAME) {
        const end = Math.min(run.end, start + MAX_NAME)
        const words = text.slice(start, end).split(BETWEEN_WORDS)
        if (words.length < MIN_KNOWN || words.filter(isKnown).length < MIN_KNOWN) continue
        yield new WholeCarrier(words.join(' ').trim().toLowerCase(), start, end)
      }
    }
  },
}

function isOfName(unit: number): boolean {
  const letter = unit | 0x20
  return (letter >= 0x61 && letter <= 0x7a) || unit === 0x5f
}

function isKnown(word: string): boolean {
  return word.length > 1 && VOCABULARY.words.get(hashWord(word.toLowerCase())) !== 0
}
