'use client'

import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useCallback } from 'react'

/**
 * The rows in view and the active one, wherever it is: a tree points at its active row, which must be in the page
 * for whoever listens to it.
 */
export function useRangeWithActive(active: number): (range: Range) => number[] {
  return useCallback((range: Range) => rangeWith(active, range), [active])
}

/** The rows in view, and `active` in its place among them. */
export function rangeWith(active: number, range: Range): number[] {
  const rows = defaultRangeExtractor(range)
  if (active < 0 || active >= range.count || rows.includes(active)) return rows
  return [...rows, active].sort((left, right) => left - right)
}
