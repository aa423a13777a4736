'use client'

import { useMemo, useState } from 'react'
import type { JsonObject } from '#lib/base/json.ts'
import { openWithin, seenRows, type TreeRow, treeRows } from './tree-rows.ts'

/** Rows seen when a tree is first shown, and when everything is opened. */
const FIRST_ROWS = 200
const MOST_ROWS = 100_000

/** The state of one tree and what can be done with it. */
export type TreeState = {
  readonly rows: readonly TreeRow[]
  /** The payload holds more nodes than are read of it. */
  readonly isCut: boolean
  /** Indexes into `rows` of what is seen. */
  readonly seen: readonly number[]
  /** Place in `seen` of the row that the keyboard is on. */
  readonly active: number
  isOpen(index: number): boolean
  /** Takes a place in `seen`. */
  activate(place: number): void
  /** Opens or closes a branch, by its index. */
  toggle(index: number): void
  openEverything(): void
  closeEverything(): void
}

/** Holds which branches of a tree are open and which row is active. */
export function useTree(payload: JsonObject): TreeState {
  const { rows, isCut } = useMemo(() => treeRows(payload), [payload])
  const [open, setOpen] = useState(() => openWithin(rows, FIRST_ROWS))
  const [activeRow, setActiveRow] = useState(0)
  const seen = useMemo(() => seenRows(rows, open), [rows, open])
  const active = useMemo(() => placeOf(activeRow, seen), [activeRow, seen])
  return {
    rows,
    isCut,
    seen,
    active,
    isOpen: (index) => open.has(index),
    activate(place) {
      const index = seen[Math.max(0, Math.min(seen.length - 1, place))]
      if (index !== undefined) setActiveRow(index)
    },
    toggle(index) {
      if ((rows[index]?.childCount ?? 0) === 0) return
      const next = new Set(open)
      if (!next.delete(index)) next.add(index)
      setOpen(next)
    },
    openEverything: () => setOpen(openWithin(rows, MOST_ROWS)),
    closeEverything: () => setOpen(new Set()),
  }
}

/** Where a row is seen: its own place, or that of the closed branch which holds it. */
function placeOf(index: number, seen: readonly number[]): number {
  let low = 0
  let high = seen.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((seen[middle] ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return low
}
