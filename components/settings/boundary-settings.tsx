'use client'

import { loadedLater } from '#components/shell/loaded-later.tsx'
import { DefaultPolicy } from './default-policy.tsx'
import type { Policies, PolicyActions } from './policy.ts'
import { type PolicyChange, PolicyChanges } from './policy-changes.tsx'
import { PolicyOverrides } from './policy-overrides.tsx'
import styles from './settings.module.css'
import type { TryPolicy } from './use-trial.ts'

const TryBox = loadedLater(
  () => import('./try-box.tsx').then((module) => module.TryBox),
  () => <p className={styles.lead}>Loading the box to try policies in…</p>,
)

/** What the boundary does with results: by default, by source, by tool; and a box to try it in. */
export function BoundarySettings(props: {
  policies: Policies
  changes: readonly PolicyChange[]
  /** The most characters that a policy may allow. */
  ceiling: number
  maxTrialLength: number
  setPolicy: PolicyActions['set']
  clearPolicy: PolicyActions['clear']
  tryPolicy: TryPolicy
}) {
  const { policies, changes, ceiling, maxTrialLength, tryPolicy } = props
  const actions = { set: props.setPolicy, clear: props.clearPolicy }
  return (
    <section className={styles.section} aria-labelledby="boundary-title">
      <h2 id="boundary-title" className={styles.heading}>
        What the boundary does
      </h2>
      <p className={styles.lead}>
        Every result is neutralised, scanned and put in its envelope, whatever is set here. A policy
        decides what happens where something reads like an instruction, and how much of a result is
        delivered. It holds for runs that start from now on, pasted results included.
      </p>
      <DefaultPolicy policy={policies.installation} ceiling={ceiling} actions={actions} />
      <PolicyOverrides policies={policies} ceiling={ceiling} actions={actions} />
      <PolicyChanges changes={changes} />
      <TryBox
        policies={policies}
        ceiling={ceiling}
        maxLength={maxTrialLength}
        tryPolicy={tryPolicy}
      />
    </section>
  )
}
