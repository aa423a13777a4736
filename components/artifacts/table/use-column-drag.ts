'use client'

import { type PointerEvent, useRef, useState } from 'react'
import { movedBefore } from './column-arrangement.ts'
import { arrange, arrangementOf, type DataTable } from './use-data-table.ts'

/** Pixels that a pointer must move before a press becomes a drag. */
const THRESHOLD_PX = 6

/** Where a column would be dropped: at one side of the heading of another. */
type Drop = { readonly id: string; readonly side: 'before' | 'after' }

/** A drag of a heading with mouse or pen; fingers scroll, and move columns by their menu. */
export type ColumnDrag = {
  /** The column that is dragged, or null. */
  readonly dragged: string | null
  dropSide(id: string): Drop['side'] | undefined
  /** True for the click that ends a drag: it is no click. */
  endsHere(): boolean
  handlers(id: string): {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(): void
    onPointerCancel(): void
  }
}

/** Moves a column to where its heading is dropped. */
export function useColumnDrag(data: DataTable): ColumnDrag {
  const press = useRef<{ readonly id: string; readonly x: number } | null>(null)
  const hasDragged = useRef(false)
  const [dragged, setDragged] = useState<string | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const end = () => {
    press.current = null
    setDragged(null)
    setDrop(null)
  }
  const move = (event: PointerEvent) => {
    const from = press.current
    const isPressed = (event.buttons & 1) === 1
    if (!isPressed) press.current = null
    if (!from || !isPressed) return
    if (dragged === null && Math.abs(event.clientX - from.x) < THRESHOLD_PX) return
    if (dragged === null) event.currentTarget.setPointerCapture(event.pointerId)
    hasDragged.current = true
    setDragged(from.id)
    setDrop(dropAt(event.clientX, event.currentTarget.getBoundingClientRect()))
  }
  return {
    dragged,
    dropSide: (id) => (drop?.id === id && id !== dragged ? drop.side : undefined),
    endsHere: () => {
      const ended = hasDragged.current
      hasDragged.current = false
      return ended
    },
    handlers: (id) => ({
      onPointerDown: (event) => {
        hasDragged.current = false
        if (event.button === 0 && event.pointerType !== 'touch') {
          press.current = { id, x: event.clientX }
        }
      },
      onPointerMove: move,
      onPointerUp: () => {
        if (dragged !== null && drop !== null) dropColumn(data, dragged, drop)
        end()
      },
      onPointerCancel: end,
    }),
  }
}

function dropColumn(data: DataTable, id: string, drop: Drop): void {
  const arrangement = arrangementOf(data)
  const at = arrangement.ids.indexOf(drop.id)
  const before = drop.side === 'before' ? drop.id : (arrangement.ids[at + 1] ?? null)
  arrange(data, movedBefore(arrangement, id, before))
}

/** The heading under the pointer, however far above or below the row of headings that is. */
function dropAt(x: number, { top, height }: DOMRect): Drop | null {
  const heading = document.elementFromPoint(x, top + height / 2)?.closest('[data-column]')
  const id = heading?.getAttribute('data-column')
  if (!heading || !id) return null
  const { left, width } = heading.getBoundingClientRect()
  return { id, side: x < left + width / 2 ? 'before' : 'after' }
}
