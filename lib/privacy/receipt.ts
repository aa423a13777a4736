import type { JsonValue } from '#lib/base/json.ts'
import { PrivacyReceipt } from '#lib/events/run-step.ts'

/** The receipt of a step that was stored before, or null where there is none. */
export function readReceipt(value: JsonValue | undefined): PrivacyReceipt | null {
  if (value === undefined) return null
  const parsed = PrivacyReceipt.safeParse(value)
  return parsed.success ? parsed.data : null
}
