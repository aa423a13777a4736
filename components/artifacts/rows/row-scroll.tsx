'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { observeBoundedRect, SCROLLER_STYLE } from '#components/inspector/bounded-scroll.ts'
import { MAX_ROWS } from './find-rows.ts'
import styles from './rows.module.css'

/** Height of a row of one line in pixels; taller ones are measured. */
const ROW_PX = 29

type RowScrollProps = {
  readonly label: string
  /** Which rows are shown, in order. */
  readonly indexes: readonly number[]
  row(index: number): ReactNode
}

/** The rows of a list, of which only those in view are in the page. */
export function RowScroll({ label, indexes, row }: RowScrollProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const count = Math.min(indexes.length, MAX_ROWS)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBoundedRect,
    getItemKey: (place) => indexes[place] ?? place,
    estimateSize: () => ROW_PX,
    overscan: 6,
    initialRect: { width: 800, height: 600 },
  })
  if (count === 0) return <p className={styles.empty}>No row holds these words.</p>
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
      <ul className={styles.canvas} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: place, key, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={place}
            aria-posinset={place + 1}
            aria-setsize={count}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
          >
            {row(indexes[place] ?? 0)}
          </li>
        ))}
      </ul>
    </section>
  )
}
