import { cutToCharacters } from '#lib/base/text.ts'
import { parseExact } from '#lib/contract/exact/parse-exact.ts'
import { exactOf, nearestValue, writeExact } from '#lib/contract/exact/write-exact.ts'
import type { ReadyCall } from './call-batch.ts'
import type { Refusal } from './call-faults.ts'
import { checkArguments, type RecordedArguments, recordableArguments } from './check-arguments.ts'
import type { CallNames } from './crossing.ts'
import type { ToldFault } from './foreign-fault.ts'
import type { LoopRun } from './loop-run.ts'
import type { LoopTool } from './loop-world.ts'
import type { RequestedCall } from './model-provider.ts'

/** Longest name of a tool that is recorded, in characters; a model may write any. */
const MAX_NAME_CHARACTERS = 200

/** A call that a model asked for, and what it may become. */
export type PlannedCall = { readonly names: CallNames } & (
  | { readonly kind: 'fault'; readonly fault: ToldFault }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'ready'; readonly call: ReadyCall }
)

/** The name of a tool as a model wrote it, fit to be recorded. */
export function recordedName(toolName: string): string {
  return cutToCharacters(toolName.toWellFormed(), MAX_NAME_CHARACTERS)
}

/** True for a call of a tool that an administrator has to agree to. */
export function needsApproval({ tools }: LoopRun, { toolName }: RequestedCall): boolean {
  return tools.get(toolName)?.tool.definition.approval === 'required'
}

/** How a call is named in its steps. */
export function callNames({ tools }: LoopRun, { callId, toolName }: RequestedCall): CallNames {
  return { callId, toolName, source: tools.get(toolName)?.tool.definition.source ?? 'unknown' }
}

/** What becomes of a call: its tool must be offered, allowed now, and its arguments must fit. */
export function plannedCall(run: LoopRun, requested: RequestedCall): PlannedCall {
  const { toolName, argumentsText } = requested
  const names = callNames(run, requested)
  const found = run.tools.get(toolName)
  if (!found) {
    const fault = run.world.tools.has(toolName) ? NOT_OFFERED : UNKNOWN_TOOL
    return { kind: 'fault', names, fault }
  }
  const reason = found.refusal?.()
  if (reason) return { kind: 'refused', names, refusal: { reason } }
  return { names, ...withArguments(found, names, argumentsText) }
}

const UNKNOWN_TOOL: ToldFault = {
  code: 'unknown_tool',
  message: 'There is no tool of this name: call only the tools that are offered.',
}

const NOT_OFFERED: ToldFault = {
  code: 'tool_not_offered',
  message: 'This tool is not offered in this run: call only the tools that are offered.',
}

type Fitted =
  | { readonly kind: 'fault'; readonly fault: ToldFault }
  | { readonly kind: 'ready'; readonly call: ReadyCall }

function withArguments(found: LoopTool, names: CallNames, argumentsText: string): Fitted {
  const recorded = readArguments(argumentsText)
  if (!recorded) return { kind: 'fault', fault: { code: 'invalid_arguments', message: NO_JSON } }
  const parsed = checkArguments(found.tool, recorded.toolArguments)
  return parsed.ok
    ? { kind: 'ready', call: { names, found, recorded, parsed: parsed.value } }
    : { kind: 'fault', fault: { code: 'invalid_arguments', message: parsed.problem } }
}

const NO_JSON = 'The arguments are no JSON: write one JSON object that fits the schema of the tool.'

/** What a model wrote, nothing counting as `{}`; null where it is no JSON. */
function readArguments(text: string): RecordedArguments | null {
  if (text.trim() === '') return { toolArguments: {} }
  try {
    const toolArguments = recordableArguments(nearestValue(text))
    if (toolArguments === undefined) return {}
    const isExact = writeExact(exactOf(toolArguments)) === writeExact(parseExact(text).value)
    return isExact ? { toolArguments } : { toolArguments, toolArgumentsText: text }
  } catch {
    // Text that is no JSON, or nested deeper than a parser goes: the model is told that it could not be read.
    return null
  }
}
