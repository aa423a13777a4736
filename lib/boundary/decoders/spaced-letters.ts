import { HINT } from '../reading/hints.ts'
import { VOCABULARY } from '../reading/rules.ts'
import { TextBuilder } from '../text-builder.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'

const RUN = /(?:[\p{L}][ .\-_*\u00a0]{1,3}){7,}\p{L}(?!\p{L})/gu

const SEPARATORS: ReadonlySet<number> = new Set(
  Array.from(' .-_*\u00a0', (separator) => separator.charCodeAt(0)),
)

export const spacedLetters: Decoder = {
  name: 'letter_spacing',
  catches: 'Letters with spaces, dots, dashes or stars between them.',
  hints: HINT.spacedLetters,
  *decode(text): Generator<DecodedText> {
    for (const run of text.matchAll(RUN)) {
      yield new WholeCarrier(joined(run[0]), run.index, run.index + run[0].length)
    }
  },
}

/** The letters of a run as words: those that are known, and those between two spaces. */
function joined(run: string): string {
  const text = new TextBuilder()
  const letters = new TextBuilder()
  for (let at = 0; at < run.length; at++) {
    const unit = run.charCodeAt(at)
    if (!SEPARATORS.has(unit)) letters.addUnit(unit)
    else if (letters.length > 0 && isSpace(unit) && isSpace(run.charCodeAt(at + 1))) {
      text.addText(VOCABULARY.spaced(letters.take()))
      text.addUnit(0x20)
    }
  }
  text.addText(VOCABULARY.spaced(letters.take()))
  return text.take()
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0xa0
}
