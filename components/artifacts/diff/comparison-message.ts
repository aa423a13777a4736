import type { LineComparison } from './compare-lines.ts'

/** What the worker is asked. */
export type ComparisonRequest = {
  readonly oldText: string
  readonly newText: string
  /** Lines of each text that are compared. */
  readonly maxLines: number
}

/** What it answers: four numbers a change, because an array of them is copied at once. */
export type ComparisonReply = { readonly numbers: Int32Array; readonly isRough: boolean }

/** `comparison` as a message. */
export function packed({ changes, isRough }: LineComparison): ComparisonReply {
  const numbers = Int32Array.from(
    changes.flatMap(({ oldStart, oldEnd, newStart, newEnd }) => [
      oldStart,
      oldEnd,
      newStart,
      newEnd,
    ]),
  )
  return { numbers, isRough }
}

/** The comparison of a message. */
export function unpacked({ numbers, isRough }: ComparisonReply): LineComparison {
  const changes = Array.from({ length: numbers.length / 4 }, (_, at) => ({
    oldStart: numbers[4 * at] ?? 0,
    oldEnd: numbers[4 * at + 1] ?? 0,
    newStart: numbers[4 * at + 2] ?? 0,
    newEnd: numbers[4 * at + 3] ?? 0,
  }))
  return { changes, isRough }
}
