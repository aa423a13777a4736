'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { observeBoundedRect, SCROLLER_STYLE } from '#components/inspector/bounded-scroll.ts'
import styles from './diff.module.css'
import type { LineLook } from './diff-line.tsx'
import { DiffRowView } from './diff-row-view.tsx'
import type { DiffRow, DiffRows } from './diff-rows.ts'

/** Height of a row of one line in pixels; taller ones are measured. */
const ROW_PX = 20

type DiffBodyProps = {
  readonly rows: DiffRows
  readonly look: LineLook
  readonly sideBySide: boolean
  readonly label: string
  /** The line of the find in view; scrolled into view whenever it is another. */
  readonly foundPlace: number | null
  /** A row to be scrolled into view, whenever the object is another. */
  readonly jump: { readonly row: number } | null
  onUnfold(place: number): void
}

/** The rows of a comparison, of which only those in view are in the page. */
export function DiffBody(props: DiffBodyProps) {
  const { rows, look, sideBySide, label, foundPlace, jump, onUnfold } = props
  const scroller = useRef<HTMLDivElement>(null)
  const getItemKey = useCallback(
    (at: number) => rowKey(rows.rows[at], sideBySide),
    [rows, sideBySide],
  )
  const virtual = useVirtualizer({
    count: rows.rows.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBoundedRect,
    getItemKey,
    estimateSize: () => ROW_PX,
    overscan: 4,
    initialRect: { width: 800, height: 600 },
  })
  const reveal = useEffectEvent((row: number) => virtual.scrollToIndex(row, { align: 'center' }))
  const revealPlace = useEffectEvent((place: number) => reveal(rows.rowOf[place] ?? 0))
  useEffect(() => {
    if (foundPlace !== null) revealPlace(foundPlace)
  }, [foundPlace])
  useEffect(() => {
    if (jump) reveal(jump.row)
  }, [jump])
  const gutter = { '--gutter': `${String(look.lines.count).length + 1}ch` } as CSSProperties
  return (
    <section
      ref={scroller}
      className={styles.scroll}
      style={SCROLLER_STYLE}
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the rows.
      tabIndex={0}
    >
      <div className={styles.canvas} style={{ ...gutter, height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows.rows[index]
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row && (
                <DiffRowView row={row} look={look} sideBySide={sideBySide} onUnfold={onUnfold} />
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** A number for each row of each layout: the same line has another height in the other one. */
function rowKey(row: DiffRow | undefined, sideBySide: boolean): number {
  if (!row) return 0
  // A fold shares its place with the line that it begins with once it is open.
  const place = row.kind === 'fold' ? row.place + 0.5 : Math.max(row.left, row.right)
  return sideBySide ? place + 1 : -place - 1
}
