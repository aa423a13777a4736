import type { PrivacyReceipt, RunStep } from '#lib/events/run-step.ts'

declare const filtered: unique symbol

/**
 * A step as the privacy filter (`filter-step.ts`, the only file that makes one) let it through. The audit
 * takes nothing else, so an unfiltered step cannot reach the database. Source: design `map.md`, sentence 2.
 */
export type StoredStep = RunStep & {
  readonly privacy: PrivacyReceipt
  readonly [filtered]: true
}
