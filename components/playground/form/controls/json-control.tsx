'use client'

import { Button } from '@mantine/core'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { writeExact } from '#lib/contract/exact/write-exact.ts'
import styles from '../form.module.css'
import { useForm } from '../form-ports.ts'
import type { FieldModel } from '../schema/field-model.ts'

/** A value that no field can show: it stays as it is until it is changed in the JSON. */
export function JsonControl({ field, reason }: { field: FieldModel; reason: string }) {
  const { idOf, toJson } = useForm()
  return (
    <div className={styles.json}>
      <code id={idOf(field.path)}>
        <ForeignText text={field.value === undefined ? '' : writeExact(field.value)} />
      </code>
      <p className={styles.odd}>{reason}</p>
      {toJson && (
        <Button size="compact-xs" variant="subtle" onClick={toJson}>
          Change it in JSON
        </Button>
      )}
    </div>
  )
}
