import type { JsonValue } from '#lib/base/json.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import type { ToldFault } from './foreign-fault.ts'
import { type TurnUsage, turnUsage } from './loop-budget.ts'
import { beatInMs, type LoopRun, leftMs } from './loop-run.ts'
import { ModelCall, type ModelEnd, type ModelTurn } from './model-call.ts'
import type { ModelRequest, RequestedCall } from './model-provider.ts'
import { recordedName } from './planned-call.ts'
import type { RunScribe } from './run-scribe.ts'

/** A turn that was recorded. */
export type RecordedTurn = {
  readonly end: ModelEnd
  readonly turn: ModelTurn
  readonly usage: TurnUsage
  /** The calls that the model asked for, under ids of ours. */
  readonly calls: readonly RequestedCall[]
}

/** Asks the model for one turn, tells its text as it comes, and records what came, whatever way the turn ended. */
export async function* modelTurn(
  run: LoopRun,
  request: ModelRequest,
): AsyncGenerator<RunEvent, RecordedTurn> {
  const { world, limits } = run
  const { provider, clock, signal, newId } = world
  const settings = { clock, signal, limits: { totalMs: leftMs(run), idleMs: limits.idleMs } }
  const asking = new ModelCall(provider, request, settings)
  try {
    const end = yield* spoken(run, asking)
    const { turn } = asking
    const calls = turn.calls.map(({ toolName, argumentsText }) => ({
      callId: newId(),
      toolName: recordedName(toolName),
      argumentsText: argumentsText.toWellFormed(),
    }))
    const usage = turnUsage(turn.usage, provider.price)
    const recorded = { end, turn, usage, calls }
    yield modelStep(run.scribe, recorded)
    return recorded
  } finally {
    asking.close()
  }
}

async function* spoken(run: LoopRun, asking: ModelCall): AsyncGenerator<RunEvent, ModelEnd> {
  for (;;) {
    const news = await asking.next(beatInMs(run))
    if (news.kind === 'text') yield run.scribe.delta(news.text)
    else if (news.kind === 'beat') yield run.scribe.beat()
    else return news
  }
}

function modelStep(scribe: RunScribe, { end, turn, usage, calls }: RecordedTurn): RunEvent {
  const { content, thinking, finishReason } = turn
  const requestedToolCalls: JsonValue = calls.map(({ callId, toolName, argumentsText }) => ({
    callId,
    name: toolName,
    argumentsText,
  }))
  return scribe.step((common) => ({
    kind: 'model',
    ...common,
    content,
    ...(thinking !== '' && { thinking }),
    finishReason: finishReason ?? END_NAMES[end.kind],
    ...usage,
    ...(calls.length > 0 && { requestedToolCalls }),
  }))
}

/** How a turn is told to have ended that did not come to its end. */
const END_NAMES = { finished: 'other', failed: 'failed', stopped: 'stopped' } as const

/** What is told of a turn that did not come to its end; null where it did. */
export function turnFault({ limits }: LoopRun, end: ModelEnd): ToldFault | null {
  if (end.kind === 'finished') return null
  if (end.kind === 'failed') return end.fault
  switch (end.reason) {
    case 'cancelled':
      return { code: 'cancelled', message: 'The run was stopped before the model had answered.' }
    case 'total_timeout':
      return totalTimeout(limits.totalMs)
    case 'idle_timeout':
      return {
        code: 'idle_timeout',
        message: `The model was silent for the idle time-out of ${limits.idleMs} ms and was stopped.`,
      }
  }
}

/** What is told of a run whose time, in milliseconds, is up. */
export function totalTimeout(totalMs: number): ToldFault {
  const message = `The run did not end within its total time-out of ${totalMs} ms and was stopped.`
  return { code: 'total_timeout', message }
}
