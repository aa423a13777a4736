'use client'

import { ActionIcon, Menu, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { markedText } from '#components/inspector/text/marked-text.ts'
import styles from './form.module.css'
import { useForm } from './form-ports.ts'
import { stateWord } from './schema/field-acts.ts'
import type { FieldModel } from './schema/field-model.ts'

/** The name of a field, and the state that it is in with a way to every other. */
export function FieldHead({ field, isLabel }: { field: FieldModel; isLabel: boolean }) {
  const id = useForm().idOf(field.path)
  if (field.path.length === 0) return null
  const name = (
    <>
      <ForeignText text={field.label} />
      {field.isRequired && typeof field.path.at(-1) !== 'number' && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
  return (
    <div className={styles.head}>
      <Name field={field} isLabel={isLabel} id={id}>
        {name}
      </Name>
      <FieldState field={field} id={id} />
    </div>
  )
}

type NameProps = { field: FieldModel; isLabel: boolean; id: string; children: ReactNode }

function Name({ field, isLabel, id, children }: NameProps) {
  if (field.isNamedFreely) return <FreeName key={field.label} field={field} id={id} />
  if (!isLabel) return <legend className={styles.legend}>{children}</legend>
  return (
    <label htmlFor={id} id={`${id}-label`} className={styles.label}>
      {children}
    </label>
  )
}

/** The name of a field that the schema does not name: written here, taken over when one leaves it. */
function FreeName({ field, id }: { field: FieldModel; id: string }) {
  const { edit } = useForm()
  const [name, setName] = useState(field.label)
  const rename = () => {
    if (name === field.label) return
    edit({ kind: 'rename', path: field.path, to: name })
    setName(field.label)
  }
  return (
    <div className={styles.freeName}>
      <TextInput
        id={`${id}-rename`}
        aria-label={`Name of the field ${markedText(field.label)}`}
        size="xs"
        value={name}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Enter' && rename()}
      />
      <ActionIcon
        id={`${id}-remove`}
        variant="subtle"
        color="gray"
        size={24}
        aria-label={`Remove ${markedText(field.label)}`}
        onClick={() => edit({ kind: 'set', path: field.path, value: undefined })}
      >
        <IconX size={14} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}

function FieldState({ field, id }: { field: FieldModel; id: string }) {
  const { edit } = useForm()
  const state = stateWord(field.value)
  if (field.acts.length === 0) return state && <span className={styles.state}>{state}</span>
  return (
    // Gone at once, so that the next key is no longer the menu's.
    <Menu position="bottom-end" withinPortal transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <UnstyledButton
          // The menu gives its target an id of its own.
          data-state-of={id}
          className={styles.state}
          data-set={state === '' || undefined}
          aria-label={`State of ${markedText(field.label)}: ${state || 'has a value'}`}
        >
          {state}
          <IconChevronDown size={12} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {field.acts.map(({ kind, label, value }) => (
          <Menu.Item key={kind} onClick={() => edit({ kind: 'set', path: field.path, value })}>
            {markedText(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
