import type { CheckedResult } from '#lib/boundary/checked-result.ts'
import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'

/**
 * A sentence about a call, as a model reads it: through the boundary and in the envelope like any result, for it
 * may name arguments that a source or a model chose, or hold what an administrator wrote. Never refused.
 */
export function admitSentence(toolName: string, sentence: string): CheckedResult {
  return BOUNDARY.checked({ name: toolName }, ToolResult.error(sentence))
}

const BOUNDARY = new ToolResultBoundary({ policy: DEFAULT_POLICY })
