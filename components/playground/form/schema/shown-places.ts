import { jsonPointer } from '#lib/base/json-pointer.ts'
import type { FieldModel } from './field-model.ts'

/** The places that a form has a field for, as JSON Pointers; the arguments as a whole have none. */
export function shownPlaces(root: FieldModel): ReadonlySet<string> {
  const shown = new Set<string>()
  const open: FieldModel[] = [root]
  for (let field = open.pop(); field; field = open.pop()) {
    if (field.path.length > 0) shown.add(jsonPointer(field.path))
    if (field.control.kind === 'object') open.push(...field.control.fields)
    if (field.control.kind === 'array') open.push(...field.control.items)
  }
  return shown
}
