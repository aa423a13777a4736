'use client'

import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import styles from '../form.module.css'
import { useForm } from '../form-ports.ts'
import type { FieldModel } from '../schema/field-model.ts'
import { shownText, typedValue } from '../schema/typed-value.ts'
import { described } from './described.ts'

/** A field for text, or for a number, which is text too: no digit of it is lost. */
export function TextControl({ field }: { field: FieldModel }) {
  const { edit, idOf, issuesAt } = useForm()
  const { control, value, path } = field
  const issues = issuesAt(path)
  const common = {
    ...described(field, idOf(field.path), issues),
    size: 'xs' as const,
    value: shownText(value),
    placeholder: value === null ? 'null' : field.placeholder,
    error: issues.length > 0,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => {
      const next = typedValue(field, event.currentTarget.value)
      edit({ kind: 'set', path, value: next })
    },
  }
  if (control.kind === 'number') {
    return <TextInput {...common} inputMode="decimal" classNames={{ input: styles.digits ?? '' }} />
  }
  if (control.kind === 'text' && control.isSecret) return <PasswordInput {...common} />
  // Of several lines, since a field of one would drop the ends of lines that are pasted.
  return <Textarea {...common} rows={1} classNames={{ input: styles.text ?? '' }} />
}
