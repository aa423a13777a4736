'use client'

import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { PrivacyReceipt } from '#lib/events/run-step.ts'
import { PRIVACY_LEVELS, type PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { InspectedStep } from '../inspected-step.ts'
import { JsonTree } from '../json/json-tree.tsx'
import { stepJson } from '../step-json.ts'
import { previewStep } from './preview-step.ts'
import { ReceiptList } from './receipt-list.tsx'
import styles from './tabs.module.css'
import { useLevelSizes } from './use-level-sizes.ts'

/** What is kept of the step: as stored, or as it is stored at the run's level and would be at the others. */
export function AuditTab(inspected: InspectedStep) {
  return inspected.origin === 'live' ? <Preview {...inspected} /> : <Stored {...inspected} />
}

function Stored({ step }: InspectedStep) {
  const record = useMemo(() => stepJson(step), [step])
  const bytes = useMemo(() => utf8Length(serialise(record)), [record])
  return (
    <>
      <p className={styles.note}>
        This is the record as it is stored: {bytes.toLocaleString('en')} bytes. The live copy is not
        shown here, so other levels can’t be previewed.
      </p>
      <ReceiptAndTree record={record} receipt={step.privacy} />
    </>
  )
}

function Preview({ step, steps, level, tools }: InspectedStep) {
  const [chosen, setChosen] = useState<PrivacyLevel>(level)
  const stored = useMemo(
    () => previewStep(step, steps, chosen, tools),
    [step, steps, chosen, tools],
  )
  const record = useMemo(() => stepJson(stored), [stored])
  const sizes = useLevelSizes(step, tools)
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          aria-label="Privacy level"
          size="xs"
          data={PRIVACY_LEVELS.map((name) => ({
            value: name,
            label: `${name} · ${sizeText(sizes.get(name))}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <span className={styles.note}>
          {chosen === level
            ? 'This is what is stored of this run.'
            : `A preview: the run is kept at ${level}.`}
        </span>
      </div>
      {chosen === 'full' && (
        <p className={styles.warning}>At this level everything is stored word for word.</p>
      )}
      {chosen === 'redacted' && (
        <p className={styles.note}>
          Masking is best effort: it finds what it can tell by its shape.
        </p>
      )}
      <ReceiptAndTree record={record} receipt={stored.privacy} />
    </>
  )
}

function ReceiptAndTree(props: {
  record: ReturnType<typeof stepJson>
  receipt: PrivacyReceipt | undefined
}) {
  return (
    <>
      {props.receipt && <ReceiptList receipt={props.receipt} />}
      <div className={styles.viewer}>
        <JsonTree value={props.record} label="The stored record" />
      </div>
    </>
  )
}

function sizeText(bytes: number | undefined): string {
  if (bytes === undefined) return '…'
  return bytes < 10_000 ? `${bytes} B` : `${Math.round(bytes / 1000).toLocaleString('en')} kB`
}
