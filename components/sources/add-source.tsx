'use client'

import { Button } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { usePolicyChange } from '#components/settings/use-policy-change.ts'
import { type AddedKind, EMPTY_DRAFT, newSource, type SourceDraft } from './new-source.ts'
import type { SourceActions } from './source.ts'
import { SignInFields, SourceFields } from './source-fields.tsx'
import styles from './sources.module.css'

/** Adds an MCP server that is reached by HTTP, or a service that an OpenAPI document describes. */
export function AddSource(props: { kind: AddedKind; add: SourceActions['add'] }) {
  const { kind, add } = props
  const router = useRouter()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [missing, setMissing] = useState<string | null>(null)
  const { change, isChanging, problem } = usePolicyChange()
  const set = (part: Partial<SourceDraft>) => setDraft({ ...draft, ...part })
  const submit = () => {
    const source = newSource(kind, draft)
    if ('problem' in source) return setMissing(source.problem)
    setMissing(null)
    change(
      () => add(source),
      () => router.push(`/sources?source=${encodeURIComponent(source.name)}`),
    )
  }
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
      {(missing ?? problem) !== null && (
        <p role="alert" className={styles.problem}>
          {missing ?? problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={isChanging}>
          Add
        </Button>
        <Button variant="default" onClick={() => router.push('/sources')}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
