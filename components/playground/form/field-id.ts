import { jsonPointer } from '#lib/base/json-pointer.ts'
import type { Path } from './schema/field-model.ts'

/** The id of a field's control within the form of that prefix: signs that are no plain letters as their numbers. */
export function fieldId(prefix: string, path: Path): string {
  return pointerId(prefix, jsonPointer(path))
}

/** The id of the field that a JSON Pointer names. */
export function pointerId(prefix: string, pointer: string): string {
  return `${prefix}${pointer.replaceAll(/[^\w-]/gu, (sign) => `.${sign.codePointAt(0)}`)}`
}
