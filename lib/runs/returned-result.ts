import type { JsonValue } from '#lib/base/json.ts'
import { isAdoptedResult } from '#lib/contract/adopt-result.ts'
import { stepOrigin } from './step-origin.ts'

/**
 * What a tool returned, for the boundary. A tool of a source returns a foreign result as it was adopted; the step
 * then tells what became of it.
 */
export function returnedResult(returned: unknown): {
  readonly result: unknown
  readonly toolOrigin?: JsonValue
} {
  if (!isAdoptedResult(returned)) return { result: returned }
  const { result, origin } = returned
  return { result, toolOrigin: stepOrigin(origin, { format: origin.format, before: [] }) }
}
