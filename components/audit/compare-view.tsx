'use client'

import { Checkbox } from '@mantine/core'
import { useMemo, useState } from 'react'
import { STEP_LOOKS } from '#components/inspector/step-kinds.ts'
import type { ComparedKey, ComparedStep } from '#lib/events/compare-views.ts'
import { compareViews } from '#lib/events/compare-views.ts'
import type { RunView } from '#lib/events/run-view.ts'
import styles from './compare.module.css'
import { CompareKeys } from './compare-keys.tsx'

/** Steps that are in the page at first; the rest is asked for. */
const FIRST_STEPS = 50

/** Two copies of one run, or two runs, step by step and key by key. */
export function CompareView(props: {
  left: RunView
  right: RunView
  leftLabel: string
  rightLabel: string
}) {
  const { left, right, leftLabel, rightLabel } = props
  const [onlyChanges, setOnlyChanges] = useState(true)
  const [shown, setShown] = useState(FIRST_STEPS)
  const comparison = useMemo(() => compareViews(left, right), [left, right])
  const labels = { left: leftLabel, right: rightLabel }
  const visible = (keys: readonly ComparedKey[]) =>
    onlyChanges ? keys.filter(({ change }) => change !== 'same') : keys
  return (
    <div className={styles.compare}>
      <div className={styles.bar}>
        <Totals steps={comparison.steps} />
        <Checkbox
          size="xs"
          label="Only what differs"
          checked={onlyChanges}
          onChange={(event) => setOnlyChanges(event.currentTarget.checked)}
        />
      </div>
      <CompareKeys keys={visible(comparison.header)} caption="Header" {...labels} />
      {comparison.steps.slice(0, shown).map((step) => (
        <CompareKeys
          key={`${step.leftSeq} ${step.rightSeq}`}
          keys={visible(step.keys)}
          caption={stepCaption(step)}
          {...labels}
        />
      ))}
      {comparison.steps.length > shown && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setShown(comparison.steps.length)}
        >
          Show {comparison.steps.length - shown} more steps
        </button>
      )}
      <CompareKeys keys={visible(comparison.summary)} caption="Summary" {...labels} />
    </div>
  )
}

function stepCaption({ kind, leftSeq, rightSeq }: ComparedStep): string {
  const { label } = STEP_LOOKS[kind]
  if (leftSeq === null) return `Step ${rightSeq} · ${label} · on the right only`
  if (rightSeq === null) return `Step ${leftSeq} · ${label} · on the left only`
  return leftSeq === rightSeq
    ? `Step ${leftSeq} · ${label}`
    : `Steps ${leftSeq} and ${rightSeq} · ${label}`
}

function Totals({ steps }: { steps: readonly ComparedStep[] }) {
  const keys = steps.flatMap((step) => step.keys).filter((key) => !key.isFilterMark)
  const count = (change: ComparedKey['change']) =>
    keys.filter((key) => key.change === change).length
  return (
    <p className={styles.totals} role="status">
      {steps.length} steps: <strong>{count('removed')}</strong> keys removed,{' '}
      <strong>{count('changed')}</strong> changed, <strong>{count('added')}</strong> added,{' '}
      <strong>{count('same')}</strong> the same
    </p>
  )
}
