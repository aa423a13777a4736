import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import type { RunStep } from '#lib/events/run-step.ts'

/** A step as JSON data: its keys in their order, those that are absent left out. */
export function stepJson(step: RunStep): JsonObject {
  const entries = Object.entries<JsonValue | undefined>({ ...step })
  const present = entries.flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  )
  return Object.fromEntries(present)
}
