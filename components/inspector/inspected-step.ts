import type { RunStep } from '#lib/events/run-step.ts'
import type { FilterContext } from '#lib/privacy/filter-context.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'

/** Where a view comes from: the unfiltered stream, or the filtered copy of the audit. */
export type RunOrigin = 'live' | 'audit'

/** What every tab of a step is given. */
export type InspectedStep = {
  readonly step: RunStep
  /** All steps of the run, for what one says of another. */
  readonly steps: readonly RunStep[]
  readonly origin: RunOrigin
  /** The level at which the run is kept. */
  readonly level: PrivacyLevel
  /** What the filter knows of the tools that the run may call. */
  readonly tools: FilterContext['tools']
}
