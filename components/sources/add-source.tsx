'use client'

import { Button } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { usePolicyChange } from '#components/settings/use-policy-change.ts'
import { type AddedKind, EMPTY_DRAFT, newSource, type SourceDraft } from './new-source.ts'
import type { NewSource, SourceActions } from './source.ts'
import { SignInFields, SourceFields } from './source-fields.tsx'
import styles from './sources.module.css'
import { TriedSourceNote } from './tried-source.tsx'
import { useTrial } from './use-trial.ts'

/** Adds an MCP server that is reached by HTTP, or a service that an OpenAPI document describes. */
export function AddSource(props: {
  kind: AddedKind
  add: SourceActions['add']
  tryOut: SourceActions['try']
}) {
  const { kind, add } = props
  const router = useRouter()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [missing, setMissing] = useState<string | null>(null)
  const { change, isChanging, problem } = usePolicyChange()
  const { tried, isTrying, start, forget } = useTrial(props.tryOut)
  const set = (part: Partial<SourceDraft>) => {
    forget()
    setDraft({ ...draft, ...part })
  }
  const whole = (use: (source: NewSource) => void) => {
    const source = newSource(kind, draft)
    setMissing('problem' in source ? source.problem : null)
    if (!('problem' in source)) use(source)
  }
  const submit = () =>
    whole((source) =>
      change(
        () => add(source),
        () => router.push(`/sources?source=${encodeURIComponent(source.name)}`),
      ),
    )
  const told = missing ?? (tried && 'problem' in tried ? tried.problem : problem)
  return (
    <form
      className={styles.form}
      aria-label="New source"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SourceFields kind={kind} draft={draft} set={set} />
      {kind === 'mcp' && <SignInFields draft={draft} set={set} />}
      {told !== null && (
        <p role="alert" className={styles.problem}>
          {told}
        </p>
      )}
      {tried && 'state' in tried && <TriedSourceNote tried={tried} />}
      <div className={styles.buttons}>
        <Button type="submit" loading={isChanging}>
          Add
        </Button>
        <Button variant="default" loading={isTrying} onClick={() => whole(start)}>
          Test
        </Button>
        <Button variant="default" onClick={() => router.push('/sources')}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
