'use client'

import { MultiSelect, Select } from '@mantine/core'
import { markedText } from '#components/inspector/text/marked-text.ts'
import type { ExactValue } from '#lib/contract/exact/exact-value.ts'
import { useForm } from '../form-ports.ts'
import type { FieldControl, FieldModel } from '../schema/field-model.ts'
import type { Choice } from '../schema/shape.ts'
import { described } from './described.ts'

/** Choices from which on a list can be searched. */
const SEARCHABLE_FROM = 9

type Props<Kind extends FieldControl['kind']> = {
  field: FieldModel
  control: Extract<FieldControl, { readonly kind: Kind }>
}

/** A choice of one value, of whatever type. */
export function ChoiceControl({ field, control }: Props<'choice'>) {
  const { edit, idOf, issuesAt } = useForm()
  const issues = issuesAt(field.path)
  const isItem = typeof field.path.at(-1) === 'number'
  const set = (value: ExactValue | undefined) => edit({ kind: 'set', path: field.path, value })
  return (
    <Select
      {...described(field, idOf(field.path), issues)}
      size="xs"
      data={options(control.choices)}
      searchable={control.choices.length >= SEARCHABLE_FROM}
      clearable={!field.isRequired && !isItem}
      allowDeselect={false}
      placeholder={field.placeholder || 'not chosen'}
      error={issues.length > 0}
      value={control.chosen === -1 ? null : String(control.chosen)}
      onChange={(next) => set(next === null ? undefined : control.choices[Number(next)]?.value)}
    />
  )
}

/** A choice of several values, none of them twice. */
export function ChoicesControl({ field, control }: Props<'choices'>) {
  const { edit, idOf, issuesAt } = useForm()
  const issues = issuesAt(field.path)
  return (
    <MultiSelect
      {...described(field, idOf(field.path), issues)}
      size="xs"
      data={options(control.choices)}
      searchable={control.choices.length >= SEARCHABLE_FROM}
      clearable
      placeholder={control.chosen.length === 0 ? field.placeholder || 'none chosen' : ''}
      error={issues.length > 0}
      value={control.chosen.map(String)}
      onChange={(next) => {
        const items = next.flatMap((index) => control.choices[Number(index)] ?? [])
        const value = items.length === 0 ? undefined : items.map((choice) => choice.value)
        edit({ kind: 'set', path: field.path, value })
      }}
    />
  )
}

function options(choices: readonly Choice[]) {
  return choices.map(({ label }, index) => ({ value: String(index), label: markedText(label) }))
}
