import type { JsonValue } from '#lib/base/json.ts'
import { copyPlain, type PlainLimits, type PlainProblem } from '#lib/base/plain-data.ts'
import { toldTool } from '#lib/base/told-name.ts'
import { type RefusalRule, ToolResultError } from './tool-result-error.ts'

const REFUSALS: Readonly<Record<PlainProblem, { rule: RefusalRule; what: string }>> = {
  too_deep: { rule: 'too_deep', what: 'is nested deeper than its policy allows' },
  too_many_nodes: { rule: 'too_many_nodes', what: 'holds more values than its policy allows' },
  not_serialisable: { rule: 'not_plain_data', what: 'holds something that is not plain JSON data' },
}

/**
 * A plain, deeply frozen copy of a result of `toolName`, before anything else walks it. Throws a
 * `ToolResultError` where there is none. Source: design `boundary.md`, "Order of operations" 1.
 */
export function plainCopy(toolName: string, value: unknown, limits: PlainLimits): JsonValue {
  const copy = copyPlain(value, limits)
  if (copy.ok) return copy.value
  const { rule, what } = REFUSALS[copy.problem]
  const message = `The result of ${toldTool(toolName)} ${what}; return plain data within the limits.`
  throw new ToolResultError({ tool: toolName, rule, message })
}
