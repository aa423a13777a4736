'use client'

import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { markedText } from '#components/inspector/text/marked-text.ts'
import { type ExactValue, isExactObject } from '#lib/contract/exact/exact-value.ts'
import styles from '../form.module.css'
import { useForm } from '../form-ports.ts'
import type { FieldControl, FieldModel } from '../schema/field-model.ts'
import { AddButton } from './add-button.tsx'

type Props = {
  field: FieldModel
  control: Extract<FieldControl, { readonly kind: 'object' }>
  renderField: (field: FieldModel) => ReactNode
}

/** A group of fields; one that is left out has a button that adds it. */
export function ObjectControl({ field, control, renderField }: Props) {
  const { edit, idOf } = useForm()
  const { path, label } = field
  if (!control.isOpen) {
    return (
      <AddButton
        id={`${idOf(path)}-add`}
        label={`Add ${markedText(label)}`}
        onClick={() => edit({ kind: 'set', path, value: control.added })}
      />
    )
  }
  const isEmpty = control.fields.length === 0 && control.further === null
  return (
    <div className={styles.fields}>
      {isEmpty && path.length === 0 && <p className={styles.hint}>The tool takes no arguments.</p>}
      {control.fields.map(renderField)}
      {control.further && <FurtherField field={field} further={control.further} />}
    </div>
  )
}

type Further = { readonly hint: string; readonly added: ExactValue }

/** Adds a field under a name that the schema does not give. */
function FurtherField({ field, further }: { field: FieldModel; further: Further }) {
  const { edit, idOf } = useForm()
  const [name, setName] = useState('')
  const { path, value } = field
  const id = idOf(path)
  const isTaken = isExactObject(value) && value.has(name)
  const add = () => {
    if (name === '' || isTaken) return
    edit({ kind: 'set', path: [...path, name], value: further.added })
    setName('')
  }
  const of = path.length === 0 ? '' : ` of ${markedText(field.label)}`
  return (
    <div className={styles.further}>
      <TextInput
        id={`${id}-name`}
        size="xs"
        aria-label={`Name of a further field${of}`}
        placeholder={further.hint === '' ? 'name of a further field' : markedText(further.hint)}
        value={name}
        error={isTaken ? 'There is a field of this name.' : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && add()}
      />
      <AddButton id={`${id}-add`} label={`Add a further field${of}`} onClick={add} />
    </div>
  )
}
