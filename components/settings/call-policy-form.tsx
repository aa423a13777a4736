'use client'

import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import {
  CALL_FIELDS,
  type CallChoice,
  type CallDraft,
  type CallField,
  type CallPolicies,
  choiceOfDraft,
  numberProblem,
} from './call-policy.ts'
import styles from './policy.module.css'
import { scopeOptions } from './policy.ts'

/** Sets how tools of one scope may be called, whether something is set for it already or not. */
export function CallPolicyForm(props: {
  policies: CallPolicies
  /** Value of the option of the scope; empty where none is chosen. */
  chosen: string
  canSet: boolean
  draft: CallDraft
  isBusy: boolean
  /** The field that is met first; focus goes there. */
  field: RefObject<HTMLSelectElement | null>
  onScope: (value: string) => void
  onDraft: (draft: CallDraft) => void
  onSet: (policy: CallChoice) => void
}) {
  const { draft, onDraft } = props
  const choice = choiceOfDraft(draft)
  const options = [
    { value: '', label: 'Choose…' },
    { value: 'default', label: 'The default' },
    ...scopeOptions(props.policies),
  ]
  return (
    <form
      className={styles.fields}
      aria-label="Policy of calls"
      onSubmit={(event) => {
        event.preventDefault()
        if (choice) props.onSet(choice)
      }}
    >
      <NativeSelect
        ref={props.field}
        className={styles.field}
        label="Calls of"
        data={options}
        value={props.chosen}
        onChange={(event) => props.onScope(event.currentTarget.value)}
      />
      {CALL_FIELDS.map((field) => (
        <Setting
          key={field.setting}
          field={field}
          text={draft[field.setting] ?? ''}
          problem={numberProblem(draft, field)}
          onText={(text) => onDraft({ ...draft, [field.setting]: text })}
        />
      ))}
      <Button
        type="submit"
        variant="default"
        disabled={!props.canSet || choice === null}
        loading={props.isBusy}
      >
        Set policy of calls
      </Button>
    </form>
  )
}

function Setting(props: {
  field: CallField
  text: string
  problem: string | undefined
  onText: (text: string) => void
}) {
  const { field, text, onText } = props
  if ('options' in field) {
    return (
      <NativeSelect
        className={styles.field}
        label={field.label}
        data={[{ value: '', label: 'as inherited' }, ...field.options]}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    )
  }
  return (
    <TextInput
      className={styles.limit}
      label={field.label}
      placeholder="as inherited"
      inputMode="numeric"
      value={text}
      error={props.problem}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
