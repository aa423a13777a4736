import type { TextBudget } from '#lib/boundary/checked-result.ts'
import { DEFAULT_POLICY, INSPECT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { INSPECTED } from '#lib/runs/run-inspect.ts'
import type { ResultBoundary } from '#lib/runs/run-world.ts'
import { type PolicyRule, policyInForce } from './result-policies.ts'

/** Makes the boundary of one run at its start: it holds the policy in force then, whatever changes later. */
export type RunBoundaries = {
  /** `maxBytes` is the size of a result's text that the tool's policy allows. */
  ofCall(toolName: string, source: string, maxBytes?: number): ResultBoundary
  /** A pasted text may be longer than a result; `wireBudget` is what a model would read of it. */
  ofInspection(): { readonly inspectBoundary: ResultBoundary; readonly wireBudget: TextBudget }
}

/** The boundaries of runs under what `rules` gives when a run starts. */
export function runBoundaries(rules: () => readonly PolicyRule[]): RunBoundaries {
  return {
    ofCall(toolName, source, maxBytes = DEFAULT_POLICY.maxBytes) {
      const policy = policyInForce(rules(), { source, tool: toolName })
      return new ToolResultBoundary({ policy: { ...DEFAULT_POLICY, ...policy, maxBytes } })
    },
    ofInspection() {
      const { onSuspicion, maxChars } = policyInForce(rules(), { source: INSPECTED.source })
      return {
        inspectBoundary: new ToolResultBoundary({ policy: { ...INSPECT_POLICY, onSuspicion } }),
        wireBudget: { maxChars, maxBytes: DEFAULT_POLICY.maxBytes },
      }
    },
  }
}
