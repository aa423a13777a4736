import { fieldId } from '../field-id.ts'
import type { FieldModel } from '../schema/field-model.ts'

/** What a control carries so that its name, its bounds and its faults are read out with it. */
export function described(field: FieldModel, issues: readonly string[]) {
  const id = fieldId(field.path)
  const hasLabel = !field.isNamedFreely
  return {
    id,
    name: id,
    'aria-describedby': issues.length > 0 ? `${id}-error ${id}-hint` : `${id}-hint`,
    'aria-required': field.isRequired,
    ...(!hasLabel && { 'aria-label': field.label }),
  }
}
