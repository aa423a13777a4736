import { isObject, type JsonObject } from '#lib/base/json.ts'
import { type ExactObject, isExactObject } from '#lib/contract/exact/exact-value.ts'
import { parseExact } from '#lib/contract/exact/parse-exact.ts'
import { exactOf } from '#lib/contract/exact/write-exact.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import type { RunView } from '#lib/events/run-view.ts'

/** The arguments of a call as they were kept. */
export type KeptArguments = {
  readonly value: ExactObject
  /** True where they may not be what was sent: something in them was masked or cut. */
  readonly isTemplate: boolean
}

type CallStep = Extract<RunStep, { readonly kind: 'request' | 'tool' }>

const known = new WeakMap<object, KeptArguments | null>()

/**
 * The arguments that a run called `toolName` with, to the digit, or null where it did not or they were not kept
 * as they were. The same object for the same step.
 */
export function argumentsOfRun(view: RunView, toolName: string): ExactObject | null {
  const kept = keptArguments(view, toolName)
  // Masked arguments would call the tool with placeholders.
  return kept === null || kept.isTemplate ? null : kept.value
}

/** As `argumentsOfRun`, with arguments of which something is masked too. */
export function keptArguments(view: RunView, toolName: string): KeptArguments | null {
  if (view.header?.toolName !== toolName) return null
  for (const step of view.steps) {
    if (!isCallStep(step) || !isJsonObject(step.toolArguments)) continue
    const found = known.get(step) ?? exactArguments(step, step.toolArguments)
    known.set(step, found)
    return found
  }
  return null
}

/** True for the steps that hold the arguments of a call. */
export function isCallStep(step: RunStep): step is CallStep {
  return step.kind === 'request' || step.kind === 'tool'
}

function exactArguments(step: CallStep, toolArguments: JsonObject): KeptArguments | null {
  const { toolArgumentsText: text } = step
  const exact = typeof text === 'string' ? parseExact(text).value : exactOf(toolArguments)
  return isExactObject(exact) ? { value: exact, isTemplate: isChanged(step, toolArguments) } : null
}

/** What the redactor writes at the end of a text that it cut, as JSON has it. */
const CUT = /… \[cut, \d+ in all\]"/

/** True unless the step is the live one, or its receipt shows that the arguments are whole. */
function isChanged({ contentRedacted, privacy }: CallStep, toolArguments: JsonObject): boolean {
  if (contentRedacted !== true) return false
  if (privacy === undefined || privacy.removed.includes('toolArgumentsText')) return true
  const isMasked = privacy.masked.some(({ path }) => `${path}/`.startsWith('/toolArguments/'))
  return isMasked || CUT.test(JSON.stringify(toolArguments))
}

/** Content of a step is JSON by origin. */
function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value)
}
