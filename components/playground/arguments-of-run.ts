import { isObject, type JsonObject } from '#lib/base/json.ts'
import type { RunView } from '#lib/events/run-view.ts'

/** The arguments that a run called `toolName` with, or null where it did not or they were not kept. */
export function argumentsOfRun(view: RunView, toolName: string): JsonObject | null {
  if (view.header?.toolName !== toolName) return null
  for (const step of view.steps) {
    if (step.kind !== 'request' && step.kind !== 'tool') continue
    // Masked arguments would call the tool with placeholders.
    if (step.contentRedacted !== true && isJsonObject(step.toolArguments)) return step.toolArguments
  }
  return null
}

/** Content of a step is JSON by origin. */
function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value)
}
