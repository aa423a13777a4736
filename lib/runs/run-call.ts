import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import type { Tool } from '#lib/contract/tool.ts'
import type { EndStatus, RunEvent } from '#lib/events/run-event.ts'
import { AskedQuestions } from './asked-questions.ts'
import { flaggedRefusal, type Refusal, stopFault, thrownFault } from './call-faults.ts'
import { newsEvents } from './call-news.ts'
import { approvalStep, errorStep, refusedStep } from './call-steps.ts'
import { checkArguments, type RecordedArguments, recordedArguments } from './check-arguments.ts'
import { type CallNames, cross, refusalSteps, resultSteps } from './crossing.ts'
import type { ToldFault } from './foreign-fault.ts'
import { guarded, type RunBody } from './guarded.ts'
import { returnedResult } from './returned-result.ts'
import { type CallRequest, DEFAULT_RUN_LIMITS } from './run-request.ts'
import { RunScribe } from './run-scribe.ts'
import type { CallWorld } from './run-world.ts'
import { type CallEnd, isCallEnd, ToolCall } from './tool-call.ts'

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
    yield refusedStep(scribe, names, refusal)
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
    yield approvalStep(scribe, names, { ...recorded, decision: 'approved', ...by })
  }
  if (world.signal.aborted) {
    yield errorStep(scribe, stopFault('cancelled', call.limits), names)
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
    for (;;) {
      const news = await running.next()
      yield* newsEvents({ scribe, names, asked }, news)
      if (isCallEnd(news)) return news
    }
  } finally {
    asked.close()
    running.close()
  }
}

function* endedCall(call: Call, end: CallEnd): Generator<RunEvent, EndStatus> {
  const { scribe, names } = call
  switch (end.kind) {
    case 'returned':
      return yield* returnedCall(call, end.result)
    case 'threw':
      scribe.callFailed()
      yield errorStep(scribe, end.fault ?? thrownFault(names.toolName, end.errorClass), names)
      return 'failed'
    case 'stopped':
      scribe.callFailed()
      yield errorStep(scribe, stopFault(end.reason, call.limits), names)
      return end.reason === 'cancelled' ? 'cancelled' : 'failed'
  }
}

function* returnedCall(call: Call, returned: unknown): Generator<RunEvent, EndStatus> {
  const { scribe, world, tool, names, recorded } = call
  const { result, ...toolOrigin } = returnedResult(returned)
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

const UNKNOWN_TOOL: ToldFault = {
  code: 'unknown_tool',
  message: 'No tool of this name is known here: choose one from the list of tools.',
}

/** Why the call is refused before anything else is done, or null. */
function refusalOf({ world, tool, names }: Call): Refusal | null {
  if (world.refusal) return { reason: world.refusal }
  if (tool.definition.approval !== 'required' || !world.flaggedBy) return null
  return flaggedRefusal(names.toolName, world.flaggedBy, 'session')
}
