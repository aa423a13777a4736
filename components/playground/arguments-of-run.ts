import { isObject, type JsonObject } from '#lib/base/json.ts'
import { type ExactObject, isExactObject } from '#lib/contract/exact/exact-value.ts'
import { parseExact } from '#lib/contract/exact/parse-exact.ts'
import { exactOf } from '#lib/contract/exact/write-exact.ts'
import type { RunView } from '#lib/events/run-view.ts'

const known = new WeakMap<object, ExactObject | null>()

/**
 * The arguments that a run called `toolName` with, to the digit, or null where it did not or they were not kept.
 * The same object for the same step.
 */
export function argumentsOfRun(view: RunView, toolName: string): ExactObject | null {
  if (view.header?.toolName !== toolName) return null
  for (const step of view.steps) {
    if (step.kind !== 'request' && step.kind !== 'tool') continue
    // Masked arguments would call the tool with placeholders.
    if (step.contentRedacted === true || !isJsonObject(step.toolArguments)) continue
    const found = known.get(step) ?? exactArguments(step.toolArguments, step.toolArgumentsText)
    known.set(step, found)
    return found
  }
  return null
}

function exactArguments(value: JsonObject, text: unknown): ExactObject | null {
  const exact = typeof text === 'string' ? parseExact(text).value : exactOf(value)
  return isExactObject(exact) ? exact : null
}

/** Content of a step is JSON by origin. */
function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value)
}
