'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, useEffect, useRef } from 'react'
import { observeBoundedRect, SCROLLER_STYLE } from '../bounded-scroll.ts'
import type { TextRange } from './find-in-text.ts'
import { type RowLook, rowSegments } from './row-segments.ts'
import { SegmentNode } from './segment-node.tsx'
import styles from './text.module.css'
import { rowAt, type TextRows } from './text-rows.ts'

/** Height of a row that does not wrap, in pixels: the line height of the module's `canvas`. */
const ROW_PX = 20

type TextBodyProps = {
  readonly text: string
  readonly rows: TextRows
  readonly look: RowLook
  readonly wrap: boolean
  readonly label: string
  /** Scrolled into view whenever it changes. */
  readonly reveal: TextRange | null
}

/** The rows of a text, of which only those in view are in the page. */
export function TextBody({ text, rows, look, wrap, label, reveal }: TextBodyProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBoundedRect,
    estimateSize: () => ROW_PX,
    overscan: 6,
    initialRect: { width: 800, height: 600 },
  })
  useEffect(() => {
    if (reveal) virtual.scrollToIndex(rowAt(rows, reveal.start), { align: 'center' })
  }, [reveal, rows, virtual])
  useEffect(() => {
    // Rows that were measured under the other setting have another height now.
    if (wrap || !wrap) virtual.measure()
  }, [wrap, virtual])
  const gutter = `${String(rows.lineCount).length + 2}ch`
  return (
    <section
      ref={scroller}
      className={styles.scroll}
      style={SCROLLER_STYLE}
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the text.
      tabIndex={0}
    >
      <div
        className={styles.canvas}
        data-wrap={wrap || undefined}
        style={{ height: virtual.getTotalSize(), '--gutter': gutter } as CSSProperties}
      >
        {virtual.getVirtualItems().map(({ index, start }) => (
          <TextRow
            key={index}
            text={text}
            rows={rows}
            row={index}
            offset={start}
            look={look}
            measure={wrap ? virtual.measureElement : undefined}
          />
        ))}
      </div>
    </section>
  )
}

const TextRow = memo(function TextRow(props: {
  text: string
  rows: TextRows
  row: number
  offset: number
  look: RowLook
  measure: ((element: HTMLElement | null) => void) | undefined
}) {
  const { text, rows, row, offset, look, measure } = props
  const line = rows.lines[row] ?? 0
  const isContinued = row > 0 && rows.lines[row - 1] === line
  const segments = rowSegments(text, rows.starts[row] ?? 0, rows.ends[row] ?? 0, look)
  return (
    <div
      ref={measure}
      data-index={row}
      className={styles.row}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <span className={styles.gutter} aria-hidden>
        {isContinued ? '↪' : line}
      </span>
      <span className={styles.line} dir="auto">
        {segments.map((segment) => (
          <SegmentNode key={segment.start} segment={segment} />
        ))}
      </span>
    </div>
  )
})
