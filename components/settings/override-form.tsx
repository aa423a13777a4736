'use client'

import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import styles from './policy.module.css'
import {
  ON_SUSPICION,
  type OverrideScope,
  type Policies,
  type PolicyChoice,
  readOnSuspicion,
  scopeOf,
  scopeOptions,
} from './policy.ts'
import { readLimit } from './read-limit.ts'

/** An override as it stands in the form. */
export type OverrideDraft = {
  /** Value of the option of its scope; empty where none is chosen. */
  readonly scope: string
  /** Empty where that of the source or the default is kept. */
  readonly onSuspicion: string
  readonly limitText: string
}

/** Sets the policy of one source or tool, whether it has one already or not. */
export function OverrideForm(props: {
  policies: Policies
  ceiling: number
  draft: OverrideDraft
  isBusy: boolean
  /** The field that is met first; focus goes there. */
  field: RefObject<HTMLSelectElement | null>
  onDraft: (draft: OverrideDraft) => void
  onScope: (value: string) => void
  onSet: (scope: OverrideScope, policy: PolicyChoice) => void
}) {
  const { policies, ceiling, draft, isBusy, field, onDraft } = props
  const scope = scopeOf(draft.scope, policies)
  const limit = readLimit(draft.limitText, ceiling)
  const onSuspicion = readOnSuspicion(draft.onSuspicion)
  const setsSomething = onSuspicion !== undefined || limit.value !== undefined
  const canSet = scope !== null && setsSomething && limit.problem === undefined
  return (
    <form
      className={styles.fields}
      aria-label="Override"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSet) props.onSet(scope, { onSuspicion, maxChars: limit.value })
      }}
    >
      <NativeSelect
        ref={field}
        className={styles.field}
        label="Source or tool"
        data={[{ value: '', label: 'Choose…' }, ...scopeOptions(policies)]}
        value={draft.scope}
        onChange={(event) => props.onScope(event.currentTarget.value)}
      />
      <NativeSelect
        className={styles.field}
        label="When something is found"
        data={[{ value: '', label: 'as inherited' }, ...ON_SUSPICION]}
        value={draft.onSuspicion}
        onChange={(event) => onDraft({ ...draft, onSuspicion: event.currentTarget.value })}
      />
      <TextInput
        className={styles.limit}
        label="Characters at most"
        placeholder="as inherited"
        inputMode="numeric"
        value={draft.limitText}
        onChange={(event) => onDraft({ ...draft, limitText: event.currentTarget.value })}
        error={limit.problem}
      />
      <Button type="submit" variant="default" disabled={!canSet} loading={isBusy}>
        Set override
      </Button>
    </form>
  )
}
