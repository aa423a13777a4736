'use client'

import { NativeSelect } from '@mantine/core'
import { markedText } from '#components/inspector/text/marked-text.ts'
import styles from './form.module.css'
import { useForm } from './form-ports.ts'
import type { FieldModel, FieldTypes, FieldVariants } from './schema/field-model.ts'

/** Which of several alternatives, or of several types, a field is. */
export function FieldPicks({ field }: { field: FieldModel }) {
  if (field.variants.length === 0 && field.types === null) return null
  return (
    <div className={styles.picks}>
      {field.variants.map((group, index) => (
        <VariantPick key={group.key} field={field} group={group} index={index} />
      ))}
      {field.types !== null && <TypePick field={field} types={field.types} />}
    </div>
  )
}

type VariantProps = { field: FieldModel; group: FieldVariants; index: number }

function VariantPick({ field, group, index }: VariantProps) {
  const { choose, edit, idOf } = useForm()
  const place = field.path.length === 0 ? 'the arguments' : markedText(field.label)
  return (
    <NativeSelect
      id={`${idOf(field.path)}-variant${index === 0 ? '' : index}`}
      size="xs"
      aria-label={`Variant of ${place}`}
      data={group.labels.map((label, at) => ({ value: String(at), label: markedText(label) }))}
      value={String(group.chosen)}
      onChange={({ currentTarget: { value } }) => {
        const next = group.become[Number(value)]
        choose(group.key, value)
        if (next !== field.value) edit({ kind: 'set', path: field.path, value: next })
      }}
    />
  )
}

function TypePick({ field, types }: { field: FieldModel; types: FieldTypes }) {
  const { choose, edit, idOf } = useForm()
  return (
    <NativeSelect
      id={`${idOf(field.path)}-type`}
      size="xs"
      aria-label={`Type of ${markedText(field.label)}`}
      data={[...types.options]}
      value={types.chosen}
      onChange={({ currentTarget: { value } }) => {
        choose(types.key, value)
        const next = types.become[types.options.map(String).indexOf(value)]
        edit({ kind: 'set', path: field.path, value: next })
      }}
    />
  )
}
