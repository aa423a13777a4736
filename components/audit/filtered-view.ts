import type { RunView } from '#lib/events/run-view.ts'
import { type FilterContext, filterContext } from '#lib/privacy/filter-context.ts'
import { filterEvent } from '#lib/privacy/filter-event.ts'
import { filterStep } from '#lib/privacy/filter-step.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'

/** What would be kept of a run at `level`: the same view after the filter that the persister uses. */
export function filteredView(
  view: RunView,
  level: PrivacyLevel,
  tools?: FilterContext['tools'],
): RunView {
  // One set of placeholders for the whole run, so that the same address is masked alike in every step.
  const context = filterContext(tools)
  const header = view.header && filterEvent(view.header, level, context)
  return {
    ...view,
    header: header?.event === 'run' ? header : null,
    steps: view.steps.map((step) => filterStep(step, level, context)),
  }
}
