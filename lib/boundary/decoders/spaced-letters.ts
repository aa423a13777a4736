import { HINT } from '../reading/hints.ts'
import { VOCABULARY } from '../reading/rules.ts'
import { TextBuilder } from '../text-builder.ts'
import { type DecodedText, type Decoder, WholeCarrier } from './decoder.ts'
import type { Run } from './long-runs.ts'

/** Longest gap between two letters. */
const MAX_GAP = 3

/** Letters that stand alone in a run at least: its first and last may be part of a word or touch a sign. */
const MIN_ALONE = 6

const RUN = /(?:[\p{L}][ .\-_*\u00a0]{1,3}){7,}\p{L}(?!\p{L})/gu

const separators = new Uint8Array(0x10000)
for (const separator of ' .-_*\u00a0') separators[separator.charCodeAt(0)] = 1

export const spacedLetters: Decoder = {
  name: 'letter_spacing',
  catches: 'Letters with spaces, dots, dashes or stars between them.',
  hints: HINT.spacedLetters,
  *decode(text): Generator<DecodedText> {
    for (const { start, end } of sparseStretches(text)) {
      for (const run of text.slice(start, end).matchAll(RUN)) {
        const from = start + run.index
        yield new WholeCarrier(joined(run[0]), from, from + run[0].length)
      }
    }
  },
}

/** The stretches in which characters stand alone, one behind another: only there the pattern is worth its price. */
function* sparseStretches(text: string): Generator<Run> {
  for (let at = 0; at < text.length; ) {
    const wordEnd = endOf(text, at, 0)
    const gapEnd = endOf(text, wordEnd, 1)
    const end = gapEnd - wordEnd <= MAX_GAP ? sparseEnd(text, gapEnd) : gapEnd
    // With what comes next: whether a letter follows decides whether a run ends.
    if (end - gapEnd >= 2 * MIN_ALONE) yield { start: Math.max(at, wordEnd - 2), end: end + 3 }
    at = end
  }
}

/** Where the characters that stand alone end, the first of which may begin at `start`. */
function sparseEnd(text: string, start: number): number {
  let end = start
  while (end < text.length) {
    const wordEnd = endOf(text, end, 0)
    if (wordEnd - end > (isPair(text, end) ? 2 : 1)) break
    const gapEnd = endOf(text, wordEnd, 1)
    end = gapEnd
    if (gapEnd - wordEnd > MAX_GAP) break
  }
  return end
}

function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff
}

/** Where the separators, or else what is none, end that begin at `start`. */
function endOf(text: string, start: number, isSeparator: 0 | 1): number {
  let end = start
  while (end < text.length && separators[text.charCodeAt(end)] === isSeparator) end++
  return end
}

/** The letters of a run as words: those that are known, and those between two spaces. */
function joined(run: string): string {
  const text = new TextBuilder()
  const letters = new TextBuilder()
  for (let at = 0; at < run.length; at++) {
    const unit = run.charCodeAt(at)
    if (separators[unit] === 0) letters.addUnit(unit)
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
