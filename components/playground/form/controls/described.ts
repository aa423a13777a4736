import type { FieldModel } from '../schema/field-model.ts'

/** What a control carries so that its name, its bounds and its faults are read out with it. */
export function described(field: FieldModel, id: string, issues: readonly string[]) {
  return {
    id,
    name: id,
    'aria-describedby': issues.length > 0 ? `${id}-error ${id}-hint` : `${id}-hint`,
    'aria-required': field.isRequired,
    ...(field.isNamedFreely && { 'aria-label': field.label }),
  }
}
