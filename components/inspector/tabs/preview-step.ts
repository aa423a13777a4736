import type { RunStep } from '#lib/events/run-step.ts'
import { type FilterContext, filterContext } from '#lib/privacy/filter-context.ts'
import { filterStep } from '#lib/privacy/filter-step.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { StoredStep } from '#lib/privacy/stored-step.ts'

/**
 * `step` as it is stored at `level` by a filter that knows `tools`. Placeholders are numbered through the whole run, so the steps before it
 * are masked first where the level masks.
 */
export function previewStep(
  step: RunStep,
  steps: readonly RunStep[],
  level: PrivacyLevel,
  tools?: FilterContext['tools'],
): StoredStep {
  const context = filterContext(tools)
  const before = level === 'redacted' ? steps.filter(({ seq }) => seq < step.seq) : []
  for (const one of before) filterStep(one, level, context)
  return filterStep(step, level, context)
}
