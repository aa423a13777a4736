import type { JsonValue } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { CheckContext, CheckedResult, TextBudget } from '#lib/boundary/checked-result.ts'
import { ToolResultError } from '#lib/boundary/tool-result-error.ts'
import type { Tool } from '#lib/contract/tool.ts'
import type { EventOf } from '#lib/events/run-event.ts'
import type { StepOf } from '#lib/events/run-step.ts'
import type { RunScribe } from './run-scribe.ts'
import type { ResultBoundary } from './run-world.ts'

/** A call as its steps name it. */
export type CallNames = {
  readonly callId: string
  readonly toolName: string
  readonly source: string
}

/** What a step of kind `tool` holds beside what the boundary says. */
export type ToolStepExtras = {
  readonly toolArguments?: JsonValue
  readonly toolArgumentsText?: string
  /** Where the wire text is held to less than the checked text: that budget, and the text then follows whole. */
  readonly wireBudget?: TextBudget
  readonly toolOrigin?: JsonValue
  /** How long the call took, in milliseconds, where that is not the time since the step before. */
  readonly tookMs?: number
}

type Crossing = {
  readonly boundary: ResultBoundary
  readonly returns?: Tool['returns']
  readonly result: unknown
  readonly context: CheckContext
}

/** Hands a result to the boundary: the checked one, or why it was refused. Other throws are faults of ours. */
export function cross(
  call: CallNames,
  crossing: Crossing,
): Outcome<CheckedResult, ToolResultError> {
  const { boundary, returns, result, context } = crossing
  try {
    return success(boundary.checked({ name: call.toolName, returns }, result, context))
  } catch (problem) {
    if (problem instanceof ToolResultError) return failure(problem)
    throw problem
  }
}

/** The steps of a checked result: `tool`, and `flagged` where a heuristic matched. */
export function* resultSteps(
  scribe: RunScribe,
  call: CallNames,
  checked: CheckedResult,
  extras: ToolStepExtras,
): Generator<EventOf<'step'>, void> {
  yield scribe.step((common) => toolStep(common, call, checked, extras), extras.tookMs)
  if (checked.findings.length > 0) yield flaggedStep(scribe, call, checked.findings)
}

/** The steps of a refused result: `error`, and `flagged` where suspicion was the reason. */
export function* refusalSteps(
  scribe: RunScribe,
  call: CallNames,
  refusal: ToolResultError,
): Generator<EventOf<'step'>, void> {
  const { callId, toolName } = call
  yield scribe.step((common) => {
    const { code, message } = refusal
    return { kind: 'error', ...common, code, message, callId, toolName }
  })
  if (refusal.rule === 'suspicious') yield flaggedStep(scribe, call, refusal.findings)
}

function toolStep(
  common: Pick<StepOf<'tool'>, 'round' | 'seq' | 'at' | 'durationMs'>,
  call: CallNames,
  checked: CheckedResult,
  extras: ToolStepExtras,
): StepOf<'tool'> {
  const { toolArguments, toolArgumentsText, wireBudget, toolOrigin } = extras
  const toolResult = checked.rendered(wireBudget)
  const isCut = wireBudget !== undefined && toolResult !== checked.rendered()
  return {
    kind: 'tool',
    ...common,
    ...call,
    ...(toolArguments !== undefined && { toolArguments }),
    ...(toolArgumentsText !== undefined && { toolArgumentsText }),
    toolResult,
    toolIsError: checked.isError,
    truncated: checked.truncated || isCut,
    findings: checked.findings,
    neutralised: checked.neutralised,
    toolArtifacts: checked.artifacts,
    ...(checked.omission && { omission: checked.omission }),
    ...(isCut && { toolText: checked.text }),
    ...(toolOrigin !== undefined && { toolOrigin }),
  }
}

/** The step that tells what was found in what a call gave: heuristic and path, each place once. */
export function flaggedStep(
  scribe: RunScribe,
  call: Pick<CallNames, 'callId' | 'toolName'>,
  findings: CheckedResult['findings'],
): EventOf<'step'> {
  const { callId, toolName } = call
  const places = new Map(
    findings.map(({ heuristic, path }) => [`${heuristic} ${path}`, { heuristic, path }]),
  )
  return scribe.step((common) => {
    return { kind: 'flagged', ...common, toolName, callId, findings: [...places.values()] }
  })
}
