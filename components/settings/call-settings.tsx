'use client'

import { useRef, useState } from 'react'
import { type CallChoice, type CallDraft, type CallPolicies, draftOfChoice } from './call-policy.ts'
import { type CallPolicyChange, CallPolicyChanges } from './call-policy-changes.tsx'
import { CallPolicyForm } from './call-policy-form.tsx'
import { CallPolicyTable } from './call-policy-table.tsx'
import { type Answer, type PolicyScope, scopeOf, scopeValue } from './policy.ts'
import styles from './settings.module.css'
import { usePolicyChange } from './use-policy-change.ts'

/** Value of the option that stands for the installation. */
const DEFAULT_SCOPE = 'default'

/** How tools may be called: by default, by source, by tool. */
export function CallSettings(props: {
  policies: CallPolicies
  changes: readonly CallPolicyChange[]
  setPolicy: (scope: PolicyScope, policy: CallChoice) => Promise<Answer>
  clearPolicy: (scope: PolicyScope) => Promise<Answer>
}) {
  const { policies, changes, setPolicy, clearPolicy } = props
  const [chosen, setChosen] = useState('')
  const [draft, setDraft] = useState<CallDraft>({})
  const field = useRef<HTMLSelectElement>(null)
  const { change, isChanging, problem } = usePolicyChange()
  const choose = (value: string) => {
    const standing = policies.overrides.find(({ scope }) => scopeValue(scope) === value)
    setChosen(value)
    if (standing) setDraft(draftOfChoice(standing.policy))
    if (value === DEFAULT_SCOPE) setDraft(draftOfChoice(policies.installation))
  }
  const scope: PolicyScope | null =
    chosen === DEFAULT_SCOPE ? { kind: 'default' } : scopeOf(chosen, policies)
  const set = (policy: CallChoice) => {
    if (!scope) return
    change(
      () => setPolicy(scope, policy),
      () => {
        setChosen('')
        setDraft({})
      },
    )
  }
  return (
    <section className={styles.section} aria-labelledby="calls-title">
      <h2 id="calls-title" className={styles.heading}>
        How tools are called
      </h2>
      <p className={styles.lead}>
        A tool’s policy beats its source’s, and that the default; only what is kept at most is never
        loosened. Annotations are hints of an untrusted party: a tool of a source that does not say
        it only reads needs approval.
      </p>
      <CallPolicyTable
        policies={policies}
        onEdit={(value) => {
          choose(value)
          field.current?.focus()
        }}
        onRemove={(removed) =>
          change(
            () => clearPolicy(removed),
            () => field.current?.focus(),
          )
        }
      />
      <CallPolicyForm
        policies={policies}
        chosen={chosen}
        canSet={scope !== null}
        draft={draft}
        isBusy={isChanging}
        field={field}
        onScope={choose}
        onDraft={setDraft}
        onSet={set}
      />
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <CallPolicyChanges changes={changes} />
    </section>
  )
}
