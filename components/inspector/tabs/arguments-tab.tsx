'use client'

import type { InspectedStep } from '../inspected-step.ts'
import { JsonTree } from '../json/json-tree.tsx'
import { stepArguments } from '../step-content.ts'
import styles from './tabs.module.css'

/** What the tool was called with. */
export function ArgumentsTab({ step }: InspectedStep) {
  return (
    <div className={styles.viewer}>
      <JsonTree value={stepArguments(step) ?? null} label="Arguments" />
    </div>
  )
}
