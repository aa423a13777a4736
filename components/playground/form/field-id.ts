import { jsonPointer } from '#lib/base/json-pointer.ts'
import type { Path } from './schema/field-model.ts'

/** The id of a field's control in the page: every sign of a name that is no plain letter is written as its number. */
export function fieldId(path: Path): string {
  return pointerId(jsonPointer(path))
}

/** The id of the field that a JSON Pointer names. */
export function pointerId(pointer: string): string {
  return `argument${pointer.replaceAll(/[^\w-]/gu, (sign) => `.${sign.codePointAt(0)}`)}`
}
