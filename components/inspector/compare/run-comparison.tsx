'use client'

import { Switch } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ComparedKey, ViewComparison } from '#lib/events/compare-views.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import type { RunView } from '#lib/events/run-view.ts'
import { observeBoundedRect, SCROLLER_STYLE } from '../bounded-scroll.ts'
import { STEP_LOOKS } from '../step-kinds.ts'
import { differenceCount } from './change-counts.ts'
import styles from './compare.module.css'
import { ComparedKeys } from './compared-keys.tsx'
import type { ComparedPart, SideNames } from './compared-part.ts'

type RunComparisonProps = {
  readonly comparison: ViewComparison
  /** The right side itself, for what its receipts say. */
  readonly right: RunView
  readonly names: SideNames
  /** True where no value of the left side is known. */
  readonly isLeftGone?: boolean
  readonly children?: ReactNode
}

/** Header, steps and summary of two copies of a run, or of two runs: a list of parts, and one part's keys. */
export function RunComparison(props: RunComparisonProps) {
  const { comparison, right, names, isLeftGone = false, children } = props
  const parts = useMemo(() => partsOf(comparison, right), [comparison, right])
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      parts.findIndex(({ differs }) => differs > 0),
    ),
  )
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const part = parts[Math.min(chosen, parts.length - 1)]
  return (
    <section className={styles.comparison} aria-label="Comparison">
      <div className={styles.bar}>
        {children}
        <Switch
          size="xs"
          label="Only differences"
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
        />
      </div>
      <div className={styles.body}>
        <PartList parts={parts} chosen={chosen} onChoose={setChosen} />
        {part && (
          <ComparedKeys
            key={part.id}
            part={part}
            names={names}
            isLeftGone={isLeftGone}
            onlyDifferences={onlyDifferences}
          />
        )}
      </div>
    </section>
  )
}

function partsOf({ header, steps, summary }: ViewComparison, right: RunView): ComparedPart[] {
  const bySeq = new Map(right.steps.map((step) => [step.seq, step]))
  const part = (id: string, label: string, keys: readonly ComparedKey[], step: RunStep | null) => {
    return { id, label, keys, differs: differenceCount(keys), step }
  }
  return [
    part('header', 'Run', header, null),
    ...steps.map(({ kind, seq, leftSeq, rightSeq, keys }) => {
      const step = rightSeq === null ? null : (bySeq.get(rightSeq) ?? null)
      return part(`${leftSeq}-${rightSeq}`, `${seq}. ${STEP_LOOKS[kind].label}`, keys, step)
    }),
    part('summary', 'Summary', summary, null),
  ]
}

/** Height of a part in the list, in pixels: the module's `part`. */
const PART_PX = 36

const MOVES: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

function PartList(props: {
  parts: readonly ComparedPart[]
  chosen: number
  onChoose: (index: number) => void
}) {
  const { parts, chosen, onChoose } = props
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: parts.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBoundedRect,
    estimateSize: () => PART_PX,
    overscan: 6,
    initialRect: { width: 240, height: 400 },
  })
  useEffect(() => virtual.scrollToIndex(chosen), [virtual, chosen])
  const press = (event: KeyboardEvent) => {
    const by = MOVES.get(event.key)
    if (by === undefined) return
    event.preventDefault()
    onChoose(Math.max(0, Math.min(parts.length - 1, chosen + by)))
  }
  return (
    <div
      ref={scroller}
      className={styles.list}
      style={SCROLLER_STYLE}
      role="listbox"
      aria-label="Parts of the run"
      aria-activedescendant={`${id}-${chosen}`}
      tabIndex={0}
      onKeyDown={press}
    >
      <div className={styles.canvas} role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const part = parts[index]
          return (
            part && (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox handles the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the listbox points at its active option.
              <div
                key={part.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                aria-posinset={index + 1}
                aria-setsize={parts.length}
                className={styles.part}
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => onChoose(index)}
              >
                <span>{part.label}</span>
                <span>{part.differs === 0 ? 'same' : `${part.differs} differ`}</span>
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
