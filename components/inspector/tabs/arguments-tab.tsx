'use client'

import type { InspectedStep } from '../inspected-step.ts'
import { JsonTree } from '../json/json-tree.tsx'
import { exactArguments, stepArguments } from '../step-content.ts'
import { TextViewer } from '../text/text-viewer.tsx'
import styles from './tabs.module.css'

/** What the tool was called with: to the digit, where the values alone would not say it. */
export function ArgumentsTab({ step }: InspectedStep) {
  const exact = exactArguments(step)
  if (exact === null) {
    return (
      <div className={styles.viewer}>
        <JsonTree value={stepArguments(step) ?? null} label="Arguments" />
      </div>
    )
  }
  return (
    <>
      <p className={styles.note}>
        As they were written: a number here has digits, or a key a place, that values alone would
        lose.
      </p>
      <div className={styles.viewer}>
        <TextViewer text={exact} label="Arguments as written" />
      </div>
    </>
  )
}
