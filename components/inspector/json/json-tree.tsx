'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useRangeWithActive } from '../active-row.ts'
import { observeBoundedRect, SCROLLER_STYLE } from '../bounded-scroll.ts'
import { MarksContext, MarksToggle } from '../text/marks.tsx'
import { pressTreeKey } from '../tree-keys.ts'
import styles from './json.module.css'
import { JsonFoot } from './json-foot.tsx'
import { jsonMoves } from './json-moves.ts'
import { JsonRowView } from './json-row-view.tsx'
import { JsonToolbar } from './json-toolbar.tsx'
import type { TreeValue } from './parse-json.ts'
import { type JsonTreeState, useJsonTree } from './use-json-tree.ts'

/** Height of a row in pixels: the module's `row`. */
const ROW_PX = 22

/**
 * JSON data of any size as a tree: only what is opened is walked, only the rows in view are in the page. Fills
 * its parent, which must bound its height to be filled.
 */
export function JsonTree({ value, label }: { value: TreeValue; label: string }) {
  const tree = useJsonTree(value)
  const [marks, setMarks] = useState(true)
  return (
    <div className={styles.viewer}>
      <JsonToolbar
        value={value}
        tree={tree}
        tools={<MarksToggle marks={marks} onChange={setMarks} />}
      />
      {tree.note && (
        <div className={styles.note} role="status">
          {tree.note}
        </div>
      )}
      <MarksContext value={marks}>
        <JsonRows tree={tree} label={label} />
        <JsonFoot tree={tree} />
      </MarksContext>
    </div>
  )
}

function JsonRows({ tree, label }: { tree: JsonTreeState; label: string }) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: tree.rows.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBoundedRect,
    estimateSize: () => ROW_PX,
    overscan: 8,
    rangeExtractor: useRangeWithActive(tree.active),
    initialRect: { width: 800, height: 600 },
  })
  const found = useMemo(() => new Set(tree.found.nodes), [tree.found])
  useEffect(() => virtual.scrollToIndex(tree.active), [virtual, tree.active])
  const press = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
    if (isPlain && pressTreeKey(event.key, jsonMoves(tree))) event.preventDefault()
  }
  return (
    <div
      ref={scroller}
      className={styles.scroll}
      style={SCROLLER_STYLE}
      role="tree"
      aria-label={label}
      aria-activedescendant={`${id}-${tree.active}`}
      tabIndex={0}
      onKeyDown={press}
      onClick={(event) => clickRow(event, tree)}
      onDoubleClick={(event) => toggleRow(event, tree)}
    >
      <div className={styles.canvas} role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = tree.rows[index]
          return (
            row && (
              <JsonRowView
                key={index}
                id={`${id}-${index}`}
                row={row}
                index={index}
                offset={start}
                isActive={index === tree.active}
                isFound={row.kind === 'value' && found.has(row.node)}
                isOpen={tree.isOpen(row.node)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

function clickRow(event: MouseEvent, tree: JsonTreeState): void {
  const index = rowIndex(event)
  const row = tree.rows[index]
  if (!row) return
  tree.activate(index)
  const isTwist = event.target instanceof Element && event.target.closest('[data-twist]') !== null
  if (isTwist || row.kind === 'more') tree.toggle(row)
}

function toggleRow(event: MouseEvent, tree: JsonTreeState): void {
  const row = tree.rows[rowIndex(event)]
  if (row?.kind === 'value') tree.toggle(row)
}

function rowIndex(event: MouseEvent): number {
  const row = event.target instanceof Element ? event.target.closest('[data-index]') : null
  return Number(row?.getAttribute('data-index') ?? -1)
}
