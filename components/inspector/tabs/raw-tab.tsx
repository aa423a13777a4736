'use client'

import { useMemo } from 'react'
import type { InspectedStep } from '../inspected-step.ts'
import { JsonTree } from '../json/json-tree.tsx'
import { stepJson } from '../step-json.ts'
import styles from './tabs.module.css'

/** The step as the stream or the audit holds it. */
export function RawTab({ step }: InspectedStep) {
  const value = useMemo(() => stepJson(step), [step])
  return (
    <div className={styles.viewer}>
      <JsonTree value={value} label="Step" />
    </div>
  )
}
