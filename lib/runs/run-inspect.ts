import type { JsonValue } from '#lib/base/json.ts'
import { copyPlain, type PlainProblem } from '#lib/base/plain-data.ts'
import { DEFAULT_POLICY, INSPECT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { adoptResult } from '#lib/contract/adopt-result.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { EndStatus, EventOf, RunEvent } from '#lib/events/run-event.ts'
import { type CallNames, cross, refusalSteps, resultSteps } from './crossing.ts'
import { guarded, type RunBody } from './guarded.ts'
import { type InspectedPart, inspectedParts } from './inspected-parts.ts'
import { DEFAULT_RUN_LIMITS, type InspectRequest } from './run-request.ts'
import { RunScribe } from './run-scribe.ts'
import type { InspectWorld, ResultBoundary } from './run-world.ts'
import { stepOrigin } from './step-origin.ts'

/** What an inspected result is called where a tool's name and source stand. */
export const INSPECTED = { toolName: 'inspected_result', source: 'inspect' } as const

/**
 * Sends a pasted, dropped or uploaded result through the boundary as if a tool had returned it: one `tool`
 * step a result. The step's `toolResult` is what a model would read under `wireBudget`; where that is cut,
 * `toolText` holds the whole checked text. Ends and cleans up like `runCall`.
 * Source: design `runs.md`, "Modes"; `contract.md`, "Bounding".
 */
export function runInspect(
  request: InspectRequest,
  world: InspectWorld,
): AsyncGenerator<RunEvent, void> {
  const scribe = new RunScribe(world)
  return guarded(scribe, inspectBody(scribe, request, world))
}

type Inspection = {
  readonly scribe: RunScribe
  readonly world: InspectWorld
  readonly boundary: ResultBoundary
}

async function* inspectBody(
  scribe: RunScribe,
  request: InspectRequest,
  world: InspectWorld,
): RunBody {
  const limits = request.limits ?? DEFAULT_RUN_LIMITS
  yield scribe.header({ mode: 'inspect', source: INSPECTED.source, limits })
  const boundary = world.inspectBoundary ?? new ToolResultBoundary({ policy: INSPECT_POLICY })
  const inspection = { scribe, world, boundary }
  const { parts, leftOut } = inspectedParts(request.text, request.format)
  let status: EndStatus = 'completed'
  for (const part of parts) {
    const stop = stopReason(inspection, limits.totalMs)
    if (stop) {
      yield errorStep(scribe, stop.code, stop.message)
      return stop.status
    }
    if (!(yield* inspectPart(inspection, part))) status = 'failed'
  }
  if (leftOut > 0)
    yield errorStep(scribe, 'results_left_out', leftOutMessage(parts.length, leftOut))
  return status
}

/** The steps of one result; gives whether it could be read as asked and was let through. */
function* inspectPart(inspection: Inspection, part: InspectedPart): Generator<RunEvent, boolean> {
  const { scribe, world, boundary } = inspection
  const call: CallNames = { callId: world.newId(), ...INSPECTED }
  if (part.fault) yield errorStep(scribe, 'malformed_json', faultMessage(part.fault))
  const { result, origin } = adopted(part)
  const context = { source: call.source, tenant: world.tenant }
  scribe.callStarted()
  const checked = cross(call, { boundary, result, context })
  if (checked.ok) {
    yield* resultSteps(scribe, call, checked.value, {
      wireBudget: world.wireBudget ?? DEFAULT_POLICY,
      toolOrigin: origin,
    })
    return part.fault === undefined
  }
  yield* refusalSteps(scribe, call, checked.problem)
  scribe.callFailed()
  return false
}

function adopted(part: InspectedPart): { result: ToolResult; origin: JsonValue } {
  const { format, text, foreign, note } = part
  if (format === 'text') {
    const notes = note === undefined ? [] : [note]
    return { result: ToolResult.text(text), origin: { format, notes } }
  }
  const copy = copyPlain(foreign, INSPECT_POLICY)
  if (!copy.ok) {
    return { result: ToolResult.text(text), origin: { format, notes: [UNREAD[copy.problem]] } }
  }
  const adoption = adoptResult(copy.value, format === 'json' ? 'value' : format)
  const before = note === undefined ? [] : [note]
  return { result: adoption.result, origin: stepOrigin(adoption.origin, { format, before }) }
}

/** Why a result is inspected as text though it is JSON: structure that no tool may return. */
const UNREAD: Readonly<Record<PlainProblem, string>> = {
  too_deep: `The JSON is nested deeper than ${INSPECT_POLICY.maxDepth} levels: inspected as text.`,
  too_many_nodes: `The JSON has more than ${INSPECT_POLICY.maxNodes} values and keys: inspected as text.`,
  not_serialisable: 'The JSON holds a number out of range or two equal keys: inspected as text.',
}

function stopReason(
  { scribe, world }: Inspection,
  totalMs: number,
): { code: string; message: string; status: EndStatus } | null {
  if (world.signal.aborted) {
    const message = 'The run was stopped; the results before it are complete.'
    return { code: 'cancelled', message, status: 'cancelled' }
  }
  if (scribe.elapsedMs < totalMs) return null
  const message = `The inspection took longer than its total time-out of ${totalMs} ms.`
  return { code: 'total_timeout', message, status: 'failed' }
}

function errorStep(scribe: RunScribe, code: string, message: string): EventOf<'step'> {
  return scribe.step((common) => ({ kind: 'error', ...common, code, message }))
}

function faultMessage({ line, column }: NonNullable<InspectedPart['fault']>): string {
  return `The text is not JSON from line ${line}, column ${column} on; it is shown as plain text.`
}

function leftOutMessage(shown: number, leftOut: number): string {
  return `The text holds ${shown + leftOut} results; the first ${shown} were inspected and ${leftOut} left out.`
}
