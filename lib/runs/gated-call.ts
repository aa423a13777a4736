import { quotedTool } from '#lib/base/told-name.ts'
import type { WireText } from '#lib/contract/wire-text.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import type { ReadyCall } from './call-batch.ts'
import { flaggedRefusal, type Refusal } from './call-faults.ts'
import { approvalStep } from './call-steps.ts'
import { answered, beatInMs, type LoopRun, leftMs } from './loop-run.ts'
import type { ApprovalDecision, ApprovalGate } from './loop-world.ts'
import type { RequestedCall } from './model-provider.ts'
import { callNames, type PlannedCall, plannedCall } from './planned-call.ts'
import { type Answers, runBatch } from './run-batch.ts'
import type { StopReason } from './tool-call.ts'
import { waitFor } from './wait-for.ts'

/**
 * A call of a tool that an administrator has to agree to. Refused before the gate is asked once anything in the run
 * was flagged, whatever else is wrong with it, and again where that came while the gate was waited for; refused
 * where nobody can agree. Gives why the whole run has to stop, or null.
 */
export async function* gatedCall(
  run: LoopRun,
  requested: RequestedCall,
  answers: Answers,
): AsyncGenerator<RunEvent, StopReason | null> {
  const planned = flaggedOr(run, requested, () => plannedCall(run, requested))
  if (planned.kind !== 'ready') return yield* runBatch(run, [planned], answers)
  const { approvals } = run.world
  if (!approvals) return yield* runBatch(run, [refused(planned, nobodyAsked(planned))], answers)
  const decided = yield* decision(run, planned.call, approvals)
  if ('stopped' in decided) return decided.stopped
  if (decided.decision !== 'approved') {
    answers.set(requested.callId, yield* notApproved(run, planned.call, decided))
    return null
  }
  const still = flaggedOr(run, requested, () => stillAllowed(planned))
  return yield* runBatch(run, [still], answers)
}

function flaggedOr(
  run: LoopRun,
  requested: RequestedCall,
  otherwise: () => PlannedCall,
): PlannedCall {
  const { origin } = run.flag
  if (!origin) return otherwise()
  const names = callNames(run, requested)
  return { kind: 'refused', names, refusal: flaggedRefusal(names.toolName, origin, 'run') }
}

/** The very call that was approved, unless an administrator has barred its tool meanwhile. */
function stillAllowed(planned: Extract<PlannedCall, { readonly kind: 'ready' }>): PlannedCall {
  const reason = planned.call.found.refusal?.()
  return reason ? refused(planned, { reason }) : planned
}

function refused({ names }: PlannedCall, refusal: Refusal): PlannedCall {
  return { kind: 'refused', names, refusal }
}

function nobodyAsked({ names }: PlannedCall): Refusal {
  const reason = `${subject(names.toolName)} needs approval and is refused: nobody can approve a call of this run.`
  return { reason }
}

type Decided = ApprovalDecision | { readonly stopped: StopReason }

async function* decision(
  run: LoopRun,
  { names, recorded }: ReadyCall,
  gate: ApprovalGate,
): AsyncGenerator<RunEvent, Decided> {
  const { scribe, world } = run
  const { clock, signal } = world
  yield approvalStep(scribe, names, { ...recorded, decision: 'pending' })
  const giveUp = new AbortController()
  try {
    const pending = gate.ask({ ...names, ...recorded }, giveUp.signal)
    // Where the run ends first, what the gate says or throws after that concerns nobody any more.
    pending.catch(() => undefined)
    for (;;) {
      const wait = { clock, signal, beatInMs: beatInMs(run), totalInMs: leftMs(run) }
      const waited = await waitFor(pending, wait)
      if (waited.kind === 'beat') {
        yield scribe.beat()
        continue
      }
      if (waited.kind === 'stopped') {
        yield approvalStep(scribe, names, { ...recorded, decision: 'expired' })
        return { stopped: waited.reason }
      }
      const { decision: decided, by } = waited.value
      yield approvalStep(scribe, names, { ...recorded, decision: decided, by })
      return waited.value
    }
  } finally {
    giveUp.abort()
  }
}

function* notApproved(
  run: LoopRun,
  { names }: ReadyCall,
  { decision: decided, reason }: ApprovalDecision,
): Generator<RunEvent, WireText> {
  const tool = subject(names.toolName)
  const why = reason === undefined || reason === '' ? '' : ` The administrator says: ${reason}`
  const sentence =
    decided === 'expired'
      ? `${tool} was not run: nobody approved the call in time.`
      : `${tool} was not run: an administrator rejected the call.${why}`
  return yield* answered(run, names, sentence)
}

function subject(toolName: string): string {
  const named = quotedTool(toolName)
  return named.charAt(0).toUpperCase() + named.slice(1)
}
