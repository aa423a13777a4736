import type { CheckedResult } from '#lib/boundary/checked-result.ts'
import type { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { ToolResultError } from '#lib/boundary/tool-result-error.ts'
import type { ResultPlace } from '../input/result-place.ts'
import { REFUSALS } from '../refusals.ts'
import type { CheckOutcome } from './check-outcome.ts'
import type { Counts } from './fail-on.ts'
import { linesOfFindings } from './lines-of-findings.ts'

/** Lets one result cross the boundary and tells what became of it. */
export function checkResult(
  boundary: ToolResultBoundary,
  place: ResultPlace,
  result: unknown,
  counts: Counts,
): CheckOutcome {
  try {
    const checked = boundary.checked({ name: 'result' }, result, { source: place.file })
    return outcomeOf(place, checked, counts)
  } catch (problem) {
    if (!(problem instanceof ToolResultError)) throw problem
    const { rule, findings } = problem
    if (rule !== 'suspicious') return { kind: 'unchecked', ...place, why: REFUSALS[rule] }
    const flagged = findings.some(counts)
    const rest = { neutralised: {}, truncated: false, refused: true }
    return { kind: 'checked', ...place, findings, flagged, ...rest }
  }
}

function outcomeOf(place: ResultPlace, checked: CheckedResult, counts: Counts): CheckOutcome {
  const { findings, neutralised, truncated, omission } = checked
  if (omission) {
    const why = 'Its artifacts are larger than the policy allows, so they were not checked.'
    return { kind: 'unchecked', ...place, why }
  }
  const lines = linesOfFindings(place, checked)
  return {
    kind: 'checked',
    ...place,
    findings,
    flagged: findings.some(counts),
    neutralised,
    truncated,
    refused: false,
    ...(lines && { lines }),
  }
}
