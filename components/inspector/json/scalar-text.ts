import { ExactNumber } from './exact-number.ts'
import type { TreeValue } from './parse-json.ts'

/** A scalar as it reads: a string's own text, the digits of a number; undefined for a container. */
export function scalarText(value: TreeValue): string | undefined {
  if (typeof value === 'string') return value
  if (value instanceof ExactNumber) return value.digits
  if (value === null || typeof value !== 'object') return String(value)
  return undefined
}
