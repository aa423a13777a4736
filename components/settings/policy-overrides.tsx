'use client'

import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { markedText } from '#components/inspector/text/marked-text.ts'
import { type OverrideDraft, OverrideForm } from './override-form.tsx'
import styles from './policy.module.css'
import { type Override, type Policies, type PolicyActions, scopeValue } from './policy.ts'
import settingsStyles from './settings.module.css'
import { usePolicyChange } from './use-policy-change.ts'

const EMPTY: OverrideDraft = { scope: '', onSuspicion: '', limitText: '' }

/** The policies of single sources and tools: what stands, and a form that adds and changes. */
export function PolicyOverrides(props: {
  policies: Policies
  ceiling: number
  actions: PolicyActions
}) {
  const { policies, ceiling, actions } = props
  const { overrides } = policies
  const [draft, setDraft] = useState(EMPTY)
  const field = useRef<HTMLSelectElement>(null)
  const { change, isChanging, problem } = usePolicyChange()
  const choose = (value: string) => {
    const standing = overrides.find(({ scope }) => scopeValue(scope) === value)
    setDraft(standing ? draftOf(standing) : { ...draft, scope: value })
  }
  const edit = (override: Override) => {
    setDraft(draftOf(override))
    field.current?.focus()
  }
  const remove = ({ scope }: Override) =>
    change(
      () => actions.clear(scope),
      () => field.current?.focus(),
    )
  return (
    <div className={styles.part}>
      <h3 className={settingsStyles.subheading}>Sources and tools that differ</h3>
      {overrides.length === 0 ? (
        <p className={settingsStyles.lead}>None. A tool’s policy beats its source’s.</p>
      ) : (
        <OverrideTable overrides={overrides} onEdit={edit} onRemove={remove} />
      )}
      <OverrideForm
        policies={policies}
        ceiling={ceiling}
        draft={draft}
        isBusy={isChanging}
        field={field}
        onDraft={setDraft}
        onScope={choose}
        onSet={(scope, policy) =>
          change(
            () => actions.set(scope, policy),
            () => setDraft(EMPTY),
          )
        }
      />
      {problem !== null && (
        <p role="alert" className={settingsStyles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

function draftOf({ scope, policy }: Override): OverrideDraft {
  return {
    scope: scopeValue(scope),
    onSuspicion: policy.onSuspicion ?? '',
    limitText: policy.maxChars?.toLocaleString('en') ?? '',
  }
}

function OverrideTable(props: {
  overrides: readonly Override[]
  onEdit: (override: Override) => void
  onRemove: (override: Override) => void
}) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">When something is found</th>
            <th scope="col" data-number="true">
              Characters
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {props.overrides.map((override) => (
            <OverrideRow
              key={scopeValue(override.scope)}
              override={override}
              onEdit={() => props.onEdit(override)}
              onRemove={() => props.onRemove(override)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OverrideRow(props: { override: Override; onEdit: () => void; onRemove: () => void }) {
  const { scope, policy, inForce } = props.override
  const named = `${scope.kind} ${markedText(scope.name)}`
  return (
    <tr>
      <th scope="row">
        <span className={styles.kind}>{scope.kind}</span>
        <span className={styles.code}>
          <ForeignText text={scope.name} maxCharacters={60} />
        </span>
      </th>
      <td data-inherited={policy.onSuspicion === undefined || undefined}>{inForce.onSuspicion}</td>
      <td data-number="true" data-inherited={policy.maxChars === undefined || undefined}>
        {inForce.maxChars.toLocaleString('en')}
      </td>
      <td className={styles.acts}>
        <Act label={`Change the override of ${named}`} onClick={props.onEdit}>
          <IconPencil size={15} stroke={1.7} />
        </Act>
        <Act label={`Remove the override of ${named}`} onClick={props.onRemove}>
          <IconTrash size={15} stroke={1.7} />
        </Act>
      </td>
    </tr>
  )
}

function Act({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
