/** Long runs: zero-width characters, variation selectors, tags. Joiners, marks and flags use fewer. */
const RUNS =
  /[\u180e\u200b-\u200d\u2060-\u2064\ufeff]{16,}|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,}|[\u{e0000}-\u{e007f}]{4,}/gu

const BLACK_FLAG = '\u{1f3f4}'

/** Longest flag in UTF-16 units: six tag letters and the cancel tag. */
const MAX_FLAG = 14

/** Runs of hidden characters in `text` that are long enough to carry a text. */
export function* hiddenRuns(text: string): Generator<{ start: number; end: number }> {
  for (const run of text.matchAll(RUNS)) {
    const start = run.index
    const end = start + run[0].length
    const isFlag = text.slice(start - 2, start) === BLACK_FLAG && end - start <= MAX_FLAG
    if (!isFlag) yield { start, end }
  }
}
