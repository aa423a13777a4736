'use client'

import { Button, TextInput } from '@mantine/core'
import { useId, useState, useTransition } from 'react'
import { writeExact } from '#lib/contract/exact/write-exact.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { ArgumentDraft } from '../argument-draft.ts'
import styles from './kept.module.css'
import { type KeptActions, type SavedInputEntry, UNREACHABLE } from './kept-ports.ts'

/** Equal to `MAX_INPUT_NAME` of the server, which refuses more in words. */
const MAX_NAME = 100

/** Saves what is written under a name, after saying what of it is kept and whether it replaces another. */
export function SaveInputForm(props: {
  toolName: string
  actions: KeptActions
  draft: ArgumentDraft
  level: PrivacyLevel
  inputs: readonly SavedInputEntry[]
  onSaved: (masked: number) => Promise<void>
  onProblem: (problem: { readonly problem: string }) => void
}) {
  const { draft } = props
  const [name, setName] = useState('')
  const [isSaving, startTransition] = useTransition()
  const keeping = useId()
  const replaced = props.inputs.some((input) => input.name === name.trim())
  const canSave = name.trim() !== '' && draft.problem === null && !isSaving
  const save = () =>
    startTransition(async () => {
      const { toolName, actions } = props
      const input = { toolName, name, argumentsText: writeExact(draft.value) }
      const saved = await actions.saveInput(input).catch(() => UNREACHABLE)
      if ('problem' in saved) return props.onProblem(saved)
      setName('')
      await props.onSaved(saved.masked)
    })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) save()
      }}
    >
      <div className={styles.nameRow}>
        <TextInput
          className={styles.name}
          label="Save the present arguments as"
          placeholder="A name"
          data-autofocus
          maxLength={MAX_NAME}
          dir="auto"
          autoComplete="off"
          aria-describedby={keeping}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={!canSave} data-disabled={!canSave || undefined}>
          {replaced ? 'Replace' : 'Save'}
        </Button>
      </div>
      <p id={keeping} className={styles.hint}>
        {KEEPING[props.level]}
      </p>
      <p role="status" className={styles.warning}>
        {draft.problem !== null
          ? `The arguments cannot be saved. ${draft.problem}`
          : replaced && 'An input of this name is saved: it will be replaced.'}
      </p>
    </form>
  )
}

/** What is kept of an input at each level; at the first two nothing is. */
const KEEPING: Readonly<Record<PrivacyLevel, string>> = {
  none: '',
  metadata: '',
  redacted:
    'Level “redacted”: secrets and addresses are masked as far as they can be told, and texts over 2,000 characters are cut. What was masked must be filled in again.',
  full: 'Level “full”: kept word for word. A secret in the arguments is kept in the database too.',
}
