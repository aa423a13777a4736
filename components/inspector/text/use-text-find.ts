'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { type Finds, findInText, type TextRange } from './find-in-text.ts'
import type { Highlight } from './row-segments.ts'

/** Finds kept of one query. */
export const MAX_FINDS = 10_000

/** The state of "find in text": the query, what was found, and which find is in view. */
export type TextFind = {
  readonly query: string
  readonly finds: Finds
  /** Index of the find in view, -1 where there is none. */
  readonly index: number
  readonly current: TextRange | null
  readonly highlights: readonly Highlight[]
  setQuery(query: string): void
  /** Goes `by` finds further, around the end. */
  move(by: number): void
}

/** Finds in `text` as the reader types; the list of finds follows the field by a moment. */
export function useTextFind(text: string): TextFind {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const looked = useDeferredValue(query)
  const finds = useMemo(() => findInText(text, looked, MAX_FINDS), [text, looked])
  const count = finds.ranges.length
  const index = count === 0 ? -1 : chosen % count
  const current = finds.ranges[index] ?? null
  const highlights = useMemo(
    () =>
      finds.ranges.map((range): Highlight => {
        return { ...range, tone: range === current ? 'current' : 'found' }
      }),
    [finds, current],
  )
  return {
    query,
    finds,
    index,
    current,
    highlights,
    setQuery(next) {
      setQuery(next)
      setChosen(0)
    },
    move(by) {
      if (count > 0) setChosen((index + by + count) % count)
    },
  }
}
