import type { JsonValue } from '#lib/base/json.ts'

/** Levels of containers past which content is not kept, for the serialiser may not hold it. */
export const MAX_CONTENT_DEPTH = 256

/** True where `value` has more than `MAX_CONTENT_DEPTH` levels of containers. Iterative. */
export function isTooDeep(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return false
  let row: readonly JsonValue[] = [value]
  for (let depth = 0; row.length > 0; depth++) {
    if (depth > MAX_CONTENT_DEPTH) return true
    row = row.flatMap(children)
  }
  return false
}

function children(value: JsonValue): readonly JsonValue[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
