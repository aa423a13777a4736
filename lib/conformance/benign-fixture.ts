import type { JsonValue } from '#lib/base/json.ts'

/**
 * An ordinary result that looks like an attack in some way. It must come through untouched (the same text, the
 * same value, nothing counted) and without a finding.
 */
export type BenignFixture = {
  /** Unique; says what the result is. */
  readonly name: string
  readonly topic: string
  readonly payload: JsonValue
}
