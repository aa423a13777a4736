'use client'

import { Button } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useRangeWithActive } from '#components/inspector/active-row.ts'
import { observeBoundedRect, SCROLLER_STYLE } from '#components/inspector/bounded-scroll.ts'
import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import { MarksContext, MarksToggle } from '#components/inspector/text/marks.tsx'
import { pressTreeKey } from '#components/inspector/tree-keys.ts'
import type { JsonObject } from '#lib/base/json.ts'
import styles from './tree.module.css'
import { TreeFoot } from './tree-foot.tsx'
import { treeMoves } from './tree-moves.ts'
import { TreeRowView } from './tree-row-view.tsx'
import { MAX_NODES, treeText } from './tree-rows.ts'
import { useRovingFocus } from './use-roving-focus.ts'
import { type TreeState, useTree } from './use-tree.ts'

/** Height of a row in pixels: the module's `row`. */
const ROW_PX = 24

/** Things that lie in each other, opened and closed by pointer and keyboard; only the rows in view are in the page. */
export function TreeView({ payload, title }: { payload: JsonObject; title: string }) {
  const tree = useTree(payload)
  const [marks, setMarks] = useState(true)
  const count = tree.rows.length
  if (count === 0) return <p className={styles.empty}>There are no nodes in it.</p>
  return (
    <div className={styles.viewer}>
      <div className={styles.toolbar}>
        <span className={styles.count}>
          {count.toLocaleString('en')} {count === 1 ? 'node' : 'nodes'}
        </span>
        <span className={styles.tools}>
          <Button variant="subtle" color="gray" size="compact-xs" onClick={tree.openEverything}>
            Expand all
          </Button>
          <Button variant="subtle" color="gray" size="compact-xs" onClick={tree.closeEverything}>
            Collapse
          </Button>
          <MarksToggle marks={marks} onChange={setMarks} />
          <CopyIcon label="Copy the tree as text" text={() => treeText(tree.rows)} />
        </span>
      </div>
      <MarksContext value={marks}>
        <TreeScroll tree={tree} label={title} />
        <TreeFoot row={tree.rows[tree.seen[tree.active] ?? -1]} />
      </MarksContext>
      {tree.isCut && (
        <p className={styles.cut}>
          The first {MAX_NODES.toLocaleString('en')} nodes are shown and copied; the others are in
          Raw.
        </p>
      )}
    </div>
  )
}

function TreeScroll({ tree, label }: { tree: TreeState; label: string }) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: tree.seen.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBoundedRect,
    estimateSize: () => ROW_PX,
    overscan: 8,
    rangeExtractor: useRangeWithActive(tree.active),
    initialRect: { width: 800, height: 600 },
  })
  useEffect(() => virtual.scrollToIndex(tree.active), [virtual, tree.active])
  const focus = useRovingFocus(scroller, tree.active)
  const press = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
    if (isPlain && pressTreeKey(event.key, treeMoves(tree))) event.preventDefault()
  }
  return (
    <div
      ref={scroller}
      className={styles.scroll}
      style={SCROLLER_STYLE}
      role="tree"
      aria-label={label}
      {...focus}
      onKeyDown={press}
      onClick={(event) => clickRow(event, tree)}
      onDoubleClick={(event) => tree.toggle(tree.seen[clickedPlace(event)] ?? -1)}
    >
      <div className={styles.canvas} role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: place, start }) => {
          const index = tree.seen[place] ?? 0
          const row = tree.rows[index]
          return (
            row && (
              <TreeRowView
                key={index}
                row={row}
                place={place}
                offset={start}
                isActive={place === tree.active}
                isOpen={tree.isOpen(index)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

function clickRow(event: MouseEvent, tree: TreeState): void {
  const place = clickedPlace(event)
  const index = tree.seen[place]
  if (index === undefined) return
  tree.activate(place)
  const isTwist = event.target instanceof Element && event.target.closest('[data-twist]') !== null
  if (isTwist) tree.toggle(index)
}

function clickedPlace(event: MouseEvent): number {
  const row = event.target instanceof Element ? event.target.closest('[data-index]') : null
  return Number(row?.getAttribute('data-index') ?? -1)
}
