import type { ToolStep } from './finding-place.ts'

/** What the policy did with a result in which something was found, as far as its step tells. */
export function policyOutcome(step: ToolStep | null): string {
  if (!step) return 'The policy refused the result: nothing of it entered the run.'
  return step.truncated
    ? 'The policy delivered the result marked as flagged, and cut. From now on this run refuses tools that need approval.'
    : 'The policy delivered the result marked as flagged. From now on this run refuses tools that need approval.'
}
