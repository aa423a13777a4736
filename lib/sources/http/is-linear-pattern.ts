import type { JsonValue } from '#lib/base/json.ts'
import { compilePattern } from '#lib/boundary/returns/pattern-program.ts'

/** Whether the boundary can check a pattern, which takes it no longer than the text is long. */
export function isLinearPattern(pattern: JsonValue): boolean {
  if (typeof pattern !== 'string') return false
  try {
    compilePattern(pattern)
    return true
  } catch {
    // Look-around and the like: nobody can tell how long a match would take.
    return false
  }
}
