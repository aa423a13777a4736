import type { ComparedKey } from '#lib/events/compare-views.ts'
import type { RunStep } from '#lib/events/run-step.ts'

/** What the two sides are called. */
export type SideNames = { readonly left: string; readonly right: string }

/** The header, one step, or the summary. */
export type ComparedPart = {
  readonly id: string
  readonly label: string
  readonly keys: readonly ComparedKey[]
  readonly differs: number
  /** The step on the right side, where there is one. */
  readonly step: RunStep | null
}
