'use client'

import { Button } from '@mantine/core'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RunView } from '#lib/events/run-view.ts'
import { observeBoundedRect, SCROLLER_STYLE } from './bounded-scroll.ts'
import { OpenCalls } from './open-calls.tsx'
import { STEP_PX, StepRow } from './step-row.tsx'
import styles from './steps.module.css'
import { runSpan } from './waterfall.ts'

type StepListProps = {
  readonly view: RunView
  /** The number of the step that is shown. */
  readonly chosen: number | null
  onChoose(seq: number): void
  /** Moves the choice by so many steps. */
  onMove(by: number): void
}

/** Keys of the list, beside `j` and `k` of the whole inspector. */
const MOVES: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 10],
  ['PageUp', -10],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** The steps with their waterfall. Follows the newest step until the reader scrolls away. */
export function StepList({ view, chosen, onChoose, onMove }: StepListProps) {
  const id = useId()
  const { steps, startedAt } = view
  const span = useMemo(() => runSpan(startedAt, steps), [startedAt, steps])
  const chosenIndex = steps.findIndex(({ seq }) => seq === chosen)
  const { scroller, virtual, isFollowing, follow, onScroll } = useFollowingList(
    steps.length,
    chosenIndex,
  )
  const press = (event: KeyboardEvent) => {
    const by = MOVES.get(event.key)
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <div className={styles.steps}>
      <div
        ref={scroller}
        className={styles.list}
        style={SCROLLER_STYLE}
        role="listbox"
        aria-label="Steps"
        aria-activedescendant={chosenIndex >= 0 ? `${id}-${chosen}` : undefined}
        tabIndex={0}
        onKeyDown={press}
        onScroll={onScroll}
      >
        <div
          className={styles.listCanvas}
          role="presentation"
          style={{ height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const step = steps[index]
            return (
              step && (
                <StepRow
                  key={step.seq}
                  id={`${id}-${step.seq}`}
                  step={step}
                  span={span}
                  isChosen={step.seq === chosen}
                  offset={start}
                  position={index + 1}
                  count={steps.length}
                  onChoose={onChoose}
                />
              )
            )
          })}
        </div>
      </div>
      {!isFollowing && view.status === 'running' && (
        <Button className={styles.follow} variant="light" size="compact-xs" onClick={follow}>
          Follow the newest step
        </Button>
      )}
      <OpenCalls view={view} />
    </div>
  )
}

/** A virtual list that stays at its end while the reader does, and else shows the row `chosen`. */
function useFollowingList(count: number, chosen: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isFollowing, setFollowing] = useState(true)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBoundedRect,
    estimateSize: () => STEP_PX,
    overscan: 6,
    initialRect: { width: 280, height: 400 },
    // New rows are drawn where the list is about to be, not first where it was.
    rangeExtractor: isFollowing ? rangeAtEnd : defaultRangeExtractor,
  })
  useLayoutEffect(() => {
    if (isFollowing && count > 0) revealRow(scroller.current, count - 1)
  }, [isFollowing, count])
  useLayoutEffect(() => {
    if (chosen >= 0) revealRow(scroller.current, chosen)
  }, [chosen])
  return {
    scroller,
    virtual,
    isFollowing,
    follow: () => setFollowing(true),
    onScroll() {
      const element = scroller.current
      if (!element) return
      const left = element.scrollHeight - element.clientHeight - element.scrollTop
      setFollowing(left < STEP_PX)
    },
  }
}

function rangeAtEnd(range: Range): number[] {
  const shown = range.endIndex - range.startIndex
  const endIndex = range.count - 1
  return defaultRangeExtractor({ ...range, startIndex: Math.max(0, endIndex - shown), endIndex })
}

/** Scrolls no further than needed. All rows are of one height, so nothing is measured for it but the list. */
function revealRow(list: HTMLElement | null, index: number): void {
  if (list === null) return
  const top = index * STEP_PX
  const lowest = top + STEP_PX - list.clientHeight
  if (list.scrollTop > top) list.scrollTop = top
  else if (list.scrollTop < lowest) list.scrollTop = lowest
}
