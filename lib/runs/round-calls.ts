import type { RunEvent } from '#lib/events/run-event.ts'
import { gatedCall } from './gated-call.ts'
import type { LoopRun } from './loop-run.ts'
import type { ModelMessage, RequestedCall } from './model-provider.ts'
import { needsApproval, plannedCall } from './planned-call.ts'
import { type Answers, runBatch } from './run-batch.ts'
import type { StopReason } from './tool-call.ts'

/** How the calls of a round ended: with a message for each, or with the run. */
export type RoundEnd =
  | { readonly kind: 'answered'; readonly messages: readonly ModelMessage[] }
  | { readonly kind: 'stopped'; readonly reason: StopReason }

/**
 * Runs the calls that a model asked for in one turn. Those that need no approval run side by side, and every one of
 * them has been read before the first call that needs it is looked at; those come one after the other. So a flagged
 * result refuses each of them, in whatever order they were asked for and the results arrive.
 */
export async function* roundCalls(
  run: LoopRun,
  calls: readonly RequestedCall[],
): AsyncGenerator<RunEvent, RoundEnd> {
  const answers: Answers = new Map()
  const free = calls.filter((call) => !needsApproval(run, call))
  const planned = free.map((call) => plannedCall(run, call))
  const stopped = yield* runBatch(run, planned, answers)
  if (stopped) return { kind: 'stopped', reason: stopped }
  for (const call of calls.filter((one) => needsApproval(run, one))) {
    const reason = yield* gatedCall(run, call, answers)
    if (reason) return { kind: 'stopped', reason }
  }
  return { kind: 'answered', messages: calls.flatMap((call) => toolMessage(call, answers)) }
}

function toolMessage({ callId, toolName }: RequestedCall, answers: Answers): ModelMessage[] {
  const content = answers.get(callId)
  return content === undefined ? [] : [{ role: 'tool', callId, toolName, content }]
}
