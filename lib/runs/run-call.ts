import type { JsonValue } from '#lib/base/json.ts'
import { isToldName, quotedTool } from '#lib/base/told-name.ts'
import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { isAdoptedResult } from '#lib/contract/adopt-result.ts'
import type { Tool } from '#lib/contract/tool.ts'
import type { EndStatus, EventOf, RunEvent } from '#lib/events/run-event.ts'
import type { StepOf } from '#lib/events/run-step.ts'
import { AskedQuestions } from './asked-questions.ts'
import { checkArguments, type RecordedArguments, recordedArguments } from './check-arguments.ts'
import { type CallNames, cross, refusalSteps, resultSteps } from './crossing.ts'
import { guarded, type RunBody } from './guarded.ts'
import { type CallRequest, DEFAULT_RUN_LIMITS } from './run-request.ts'
import { RunScribe } from './run-scribe.ts'
import type { CallWorld, FlagOrigin } from './run-world.ts'
import { stepOrigin } from './step-origin.ts'
import { type CallEnd, type StopReason, ToolCall } from './tool-call.ts'

/** One call on its way: what every part of it needs. */
type Call = {
  readonly scribe: RunScribe
  readonly world: CallWorld
  readonly tool: Tool
  readonly names: CallNames
  readonly limits: NonNullable<CallRequest['limits']>
  readonly recorded: RecordedArguments
  readonly asked: Pick<CallRequest, 'sendAnyway'>
}

/**
 * Runs one tool: the events of the run, to be pulled one by one, each recorded before the next is asked for.
 * So the tool starts only once its `request` step is on disk. Ends with exactly one terminal event, last,
 * whatever the tool does. `throw(problem)` (an audit that can't be written) aborts the tool and gives the
 * terminal `error` event; `return()` between two pulls aborts it too. While a pull is pending, only
 * `world.signal` stops the run. Source: design `runs.md`.
 */
export function runCall(request: CallRequest, world: CallWorld): AsyncGenerator<RunEvent, void> {
  const scribe = new RunScribe(world)
  return guarded(scribe, callBody(scribe, request, world))
}

async function* callBody(scribe: RunScribe, request: CallRequest, world: CallWorld): RunBody {
  const { tool } = world
  const { toolName } = request
  const limits = request.limits ?? DEFAULT_RUN_LIMITS
  const source = tool && { source: tool.definition.source }
  yield scribe.header({ mode: 'call', toolName, ...source, limits })
  if (tool === null) {
    yield errorStep(scribe, UNKNOWN_TOOL, { toolName })
    return 'failed'
  }
  const names = { callId: world.newId(), toolName, source: tool.definition.source }
  const recorded = recordedArguments(request)
  const call = { scribe, world, tool, names, limits, recorded, asked: request }
  const refusal = refusalOf(call)
  if (refusal !== null) {
    yield refusedStep(call, refusal)
    return 'refused'
  }
  return yield* admittedCall(call)
}

async function* admittedCall(call: Call): RunBody {
  const { scribe, world, tool, names, recorded } = call
  const { callId, toolName } = names
  yield scribe.step((common) => {
    return { kind: 'request', ...common, toolSpecs: [toolName], callId, ...recorded }
  })
  const parsed = checkArguments(tool, recorded.toolArguments, call.asked)
  if (!parsed.ok) {
    yield errorStep(scribe, { code: 'invalid_arguments', message: parsed.problem }, names)
    return 'failed'
  }
  if (tool.definition.approval === 'required') {
    const by = world.by !== undefined && { by: world.by }
    yield scribe.step((common) => {
      return {
        kind: 'approval',
        ...common,
        callId,
        toolName,
        ...recorded,
        decision: 'approved',
        ...by,
      }
    })
  }
  if (world.signal.aborted) {
    yield errorStep(scribe, STOPS.cancelled(call), names)
    return 'cancelled'
  }
  const end = yield* runningCall(call, parsed.value)
  return yield* endedCall(call, end)
}

async function* runningCall(
  call: Call,
  parsedArguments: unknown,
): AsyncGenerator<RunEvent, CallEnd> {
  const { scribe, world, tool, names, limits, recorded } = call
  const { clock, signal } = world
  const left = { ...limits, totalMs: Math.max(0, limits.totalMs - scribe.elapsedMs) }
  scribe.callStarted()
  const { toolArgumentsText } = recorded
  const text = toolArgumentsText !== undefined && { argumentsText: toolArgumentsText }
  const newQuestionId = world.questions && world.newId
  const settings = { clock, signal, limits: left, newQuestionId, ...text }
  const running = new ToolCall(tool, parsedArguments, settings)
  const asked = new AskedQuestions({
    scribe,
    names,
    desk: world.questions,
    by: world.by,
    take: (questionId, answer) => running.answer(questionId, answer),
  })
  try {
    return yield* newsOfCall(call, running, asked)
  } finally {
    asked.close()
    running.close()
  }
}

async function* newsOfCall(
  { scribe, names }: Call,
  running: ToolCall,
  asked: AskedQuestions,
): AsyncGenerator<RunEvent, CallEnd> {
  for (;;) {
    const news = await running.next()
    switch (news.kind) {
      case 'progress':
        yield scribe.progress(names.callId, news.news)
        break
      case 'beat':
        yield scribe.beat()
        break
      case 'asked':
        yield asked.pending(news)
        break
      case 'answered':
        yield* present(asked.outcome(news))
        news.deliver()
        break
      case 'returned':
      case 'stopped':
      case 'threw':
        yield* present(asked.expired())
        return news
    }
  }
}

function present(event: RunEvent | null): readonly RunEvent[] {
  return event ? [event] : []
}

function* endedCall(call: Call, end: CallEnd): Generator<RunEvent, EndStatus> {
  const { scribe, names } = call
  switch (end.kind) {
    case 'returned':
      return yield* returnedCall(call, end.result)
    case 'threw':
      scribe.callFailed()
      yield errorStep(scribe, end.fault ?? thrown(names, end.errorClass), names)
      return 'failed'
    case 'stopped':
      scribe.callFailed()
      yield errorStep(scribe, STOPS[end.reason](call), names)
      return end.reason === 'cancelled' ? 'cancelled' : 'failed'
  }
}

function* returnedCall(call: Call, returned: unknown): Generator<RunEvent, EndStatus> {
  const { scribe, world, tool, names, recorded } = call
  const { result, ...toolOrigin } = withoutOrigin(returned)
  const boundary = world.boundary ?? new ToolResultBoundary({ policy: DEFAULT_POLICY })
  const context = { source: names.source, tenant: world.tenant }
  const checked = cross(names, { boundary, returns: tool.returns, result, context })
  if (!checked.ok) {
    scribe.callFailed()
    yield* refusalSteps(scribe, names, checked.problem)
    return 'failed'
  }
  yield* resultSteps(scribe, names, checked.value, { ...recorded, ...toolOrigin })
  return 'completed'
}

/** A tool of a source returns a foreign result as it was adopted; the step then tells what became of it. */
function withoutOrigin(returned: unknown): { result: unknown; toolOrigin?: JsonValue } {
  if (!isAdoptedResult(returned)) return { result: returned }
  const { result, origin } = returned
  return { result, toolOrigin: stepOrigin(origin, { format: origin.format, before: [] }) }
}

type Fault = { readonly code: string; readonly message: string }

const UNKNOWN_TOOL: Fault = {
  code: 'unknown_tool',
  message: 'No tool of this name is known here: choose one from the list of tools.',
}

const STOPS: Readonly<Record<StopReason, (call: Call) => Fault>> = {
  cancelled: () => ({
    code: 'cancelled',
    message: 'The run was stopped before the tool answered.',
  }),
  total_timeout: ({ limits }) => ({
    code: 'total_timeout',
    message: `The tool did not answer within the total time-out of ${limits.totalMs} ms and was stopped.`,
  }),
  idle_timeout: ({ limits }) => ({
    code: 'idle_timeout',
    message: `The tool was silent for the idle time-out of ${limits.idleMs} ms and was stopped.`,
  }),
}

function thrown({ toolName }: CallNames, errorClass: string | null): Fault {
  const what = errorClass === null ? 'an error' : `an error of class ${errorClass}`
  const tool = isToldName(toolName) ? `The tool "${toolName}"` : 'The tool'
  const message = `${tool} ended with ${what}; what the error says is not shown, it is the tool's.`
  return { code: 'tool_failed', message }
}

function errorStep(
  scribe: RunScribe,
  { code, message }: Fault,
  { callId, toolName }: { readonly callId?: string; readonly toolName: string },
): EventOf<'step'> {
  const call = callId !== undefined && { callId }
  return scribe.step((common) => ({ kind: 'error', ...common, code, message, ...call, toolName }))
}

type Refusal = { readonly reason: string; readonly flaggedBy?: StepOf<'refused'>['flaggedBy'] }

/** Why the call is refused before anything else is done, or null. */
function refusalOf({ world, tool, names }: Call): Refusal | null {
  if (world.refusal) return { reason: world.refusal }
  if (tool.definition.approval !== 'required' || !world.flaggedBy) return null
  return flaggedRefusal(names, world.flaggedBy)
}

function flaggedRefusal({ toolName }: CallNames, flag: FlagOrigin): Refusal {
  const heuristics = flag.heuristics.length > 0 ? ` (${flag.heuristics.join(', ')})` : ''
  const asked = isToldName(toolName) ? `"${toolName}"` : 'The tool'
  const reason = `${asked} needs approval and is refused: a result of ${quotedTool(flag.toolName)} was flagged${heuristics} earlier in this session.`
  return { reason, flaggedBy: { toolName: flag.toolName, callId: flag.callId } }
}

function refusedStep({ scribe, names }: Call, refusal: Refusal): EventOf<'step'> {
  const { callId, toolName } = names
  return scribe.step((common) => ({ kind: 'refused', ...common, callId, toolName, ...refusal }))
}
