import type { CheckedResult } from '#lib/boundary/checked-result.ts'
import type { ResultPlace } from '../input/result-place.ts'

/**
 * The line of the file on which each finding begins, where that is known: of a text that was delivered as it came,
 * for then offsets in it are offsets in the file.
 */
export function linesOfFindings(
  { format }: ResultPlace,
  { text, findings, neutralised }: CheckedResult,
): readonly number[] | undefined {
  const isAsItCame = Object.keys(neutralised).length === 0
  if (format !== 'text' || !isAsItCame || findings.length === 0) return undefined
  const starts = findings.map(({ start }) => start)
  const lineAt = new Map<number, number>()
  let line = 1
  let at = 0
  for (const start of [...starts].sort((left, right) => left - right)) {
    for (let end = text.indexOf('\n', at); end >= 0 && end < start; end = text.indexOf('\n', at)) {
      line++
      at = end + 1
    }
    lineAt.set(start, line)
  }
  return starts.map((start) => lineAt.get(start) ?? 1)
}
