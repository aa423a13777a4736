'use client'

import { useEffect, useMemo, useState } from 'react'
import { lineChanges, linesOf } from '#lib/contract/line-changes.ts'
import { compareLines, type LineComparison } from './compare-lines.ts'
import { type ComparedLines, comparedLines } from './compared-lines.ts'
import { type ComparisonReply, type ComparisonRequest, unpacked } from './comparison-message.ts'

/** Lines of each text that are compared: with more, a browser could not lay out the rows. */
export const MAX_LINES = 200_000
/** Lines of both texts that are compared at once, in a few milliseconds at most; more go to a worker. */
const LINES_AT_ONCE = 600

/** The lines of the two texts that are compared, and whether that is all of them. */
type TwoSides = {
  readonly oldLines: readonly string[]
  readonly newLines: readonly string[]
  readonly isCut: boolean
}

/** Two texts compared line by line. */
export type Comparison = TwoSides & LineComparison & { readonly lines: ComparedLines }

/** Compares two texts, large ones in a worker; null until it has answered. */
export function useComparison(oldText: string, newText: string): Comparison | null {
  const sides = useMemo(() => sidesOf(oldText, newText), [oldText, newText])
  const [found, setFound] = useState<{ sides: TwoSides; comparison: LineComparison } | null>(null)
  const isSmall = sides.oldLines.length + sides.newLines.length <= LINES_AT_ONCE
  useEffect(() => {
    if (isSmall) return
    return compareInWorker({ oldText, newText, maxLines: MAX_LINES }, (comparison) =>
      setFound({ sides, comparison: comparison ?? roughly(sides) }),
    )
  }, [isSmall, sides, oldText, newText])
  return useMemo(() => {
    if (isSmall) return joined(sides, compareLines(sides.oldLines, sides.newLines))
    return found?.sides === sides ? joined(sides, found.comparison) : null
  }, [isSmall, sides, found])
}

function joined(sides: TwoSides, comparison: LineComparison): Comparison {
  const lines = comparedLines(sides.oldLines, sides.newLines, comparison.changes)
  return { ...sides, ...comparison, lines }
}

function sidesOf(oldText: string, newText: string): TwoSides {
  const oldLines = linesOf(oldText, MAX_LINES)
  const newLines = linesOf(newText, MAX_LINES)
  const isWhole = (text: string, lines: readonly string[]) =>
    lines.length < MAX_LINES || linesOf(text, MAX_LINES + 1).length === MAX_LINES
  return { oldLines, newLines, isCut: !(isWhole(oldText, oldLines) && isWhole(newText, newLines)) }
}

/** Where there is no worker the page answers itself, by the way that takes no longer than the texts are long. */
function roughly({ oldLines, newLines }: TwoSides): LineComparison {
  return { changes: lineChanges(oldLines, newLines), isRough: true }
}

/** Gives the answer once, null where the worker failed. The function returned stops it. */
function compareInWorker(
  request: ComparisonRequest,
  onAnswer: (comparison: LineComparison | null) => void,
): () => void {
  const worker = new Worker(new URL('./compare-worker.ts', import.meta.url))
  const answer = (comparison: LineComparison | null) => {
    worker.terminate()
    onAnswer(comparison)
  }
  worker.onmessage = ({ data }: MessageEvent<ComparisonReply>) => answer(unpacked(data))
  worker.onerror = () => answer(null)
  worker.postMessage(request)
  return () => worker.terminate()
}
