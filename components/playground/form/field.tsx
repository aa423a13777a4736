'use client'

import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { jsonPointer } from '#lib/base/json-pointer.ts'
import { ArrayControl } from './controls/array-control.tsx'
import { BooleanControl } from './controls/boolean-control.tsx'
import { ChoiceControl, ChoicesControl } from './controls/choice-control.tsx'
import { FileControl } from './controls/file-control.tsx'
import { JsonControl } from './controls/json-control.tsx'
import { ObjectControl } from './controls/object-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { FieldHead } from './field-head.tsx'
import { FieldPicks } from './field-picks.tsx'
import styles from './form.module.css'
import { useForm } from './form-ports.ts'
import type { FieldModel } from './schema/field-model.ts'

/** One field, whatever it is: its name and state, how it is written, what it must be, and what is wrong. */
export function Field({ field }: { field: FieldModel }) {
  const isGroup = field.control.kind === 'object' || field.control.kind === 'array'
  if (isGroup) return <Group field={field} />
  const isItem = typeof field.path.at(-1) === 'number'
  return (
    <div className={styles.field} data-item={isItem || undefined}>
      <FieldHead field={field} isLabel />
      <FieldPicks field={field} />
      <Control field={field} />
      <FieldNotes field={field} />
    </div>
  )
}

/** Handed down, since a field that holds fields cannot import itself. */
function renderField(field: FieldModel) {
  return <Field key={jsonPointer(field.path)} field={field} />
}

function Group({ field }: { field: FieldModel }) {
  const last = field.path.at(-1)
  const place = last === undefined ? styles.root : typeof last === 'number' ? styles.isItem : ''
  return (
    <fieldset className={`${styles.group} ${place}`}>
      <FieldHead field={field} isLabel={false} />
      <FieldNotes field={field} />
      <FieldPicks field={field} />
      <Control field={field} />
    </fieldset>
  )
}

function Control({ field }: { field: FieldModel }) {
  const { control } = field
  switch (control.kind) {
    case 'text':
    case 'number':
      return <TextControl field={field} />
    case 'boolean':
      return <BooleanControl field={field} />
    case 'choice':
      return <ChoiceControl field={field} control={control} />
    case 'choices':
      return <ChoicesControl field={field} control={control} />
    case 'file':
      return <FileControl field={field} />
    case 'object':
      return <ObjectControl field={field} control={control} renderField={renderField} />
    case 'array':
      return <ArrayControl field={field} control={control} renderField={renderField} />
    case 'json':
      return <JsonControl field={field} reason={control.reason} />
  }
}

/** What the value must be, what is wrong with it, and what the schema says of it. */
function FieldNotes({ field }: { field: FieldModel }) {
  const { idOf, issuesAt } = useForm()
  const issues = issuesAt(field.path)
  const id = idOf(field.path)
  return (
    <div className={styles.notes}>
      <p id={`${id}-hint`} className={styles.hint}>
        {field.name !== null && (
          <>
            <code>
              <ForeignText text={field.name} />
            </code>{' '}
            ·{' '}
          </>
        )}
        <ForeignText text={field.hint} />
      </p>
      {field.note !== null && <p className={styles.odd}>{field.note}</p>}
      {issues.length > 0 && (
        <p id={`${id}-error`} className={styles.error}>
          <ForeignText text={issues.join(' ')} maxCharacters={500} />
        </p>
      )}
      {field.description !== '' && (
        <p className={styles.description}>
          <ForeignText text={field.description} maxCharacters={2000} />
        </p>
      )}
    </div>
  )
}
