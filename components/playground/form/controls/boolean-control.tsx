'use client'

import { SegmentedControl } from '@mantine/core'
import { markedText } from '#components/inspector/text/marked-text.ts'
import { useForm } from '../form-ports.ts'
import type { FieldModel } from '../schema/field-model.ts'

/** A truth value: neither is chosen until one is. */
export function BooleanControl({ field }: { field: FieldModel }) {
  const { edit, idOf } = useForm()
  const id = idOf(field.path)
  return (
    <SegmentedControl
      id={id}
      size="xs"
      aria-label={markedText(field.label)}
      aria-describedby={`${id}-hint`}
      data={['true', 'false']}
      value={typeof field.value === 'boolean' ? String(field.value) : ''}
      onChange={(next) => edit({ kind: 'set', path: field.path, value: next === 'true' })}
    />
  )
}
