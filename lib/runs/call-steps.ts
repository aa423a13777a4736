import type { EventOf } from '#lib/events/run-event.ts'
import type { StepOf } from '#lib/events/run-step.ts'
import type { Refusal } from './call-faults.ts'
import type { RecordedArguments } from './check-arguments.ts'
import type { ToldFault } from './foreign-fault.ts'
import type { RunScribe } from './run-scribe.ts'

/** A call as the steps name it that are about it; an `error` may be about no call yet. */
type Named = { readonly callId: string; readonly toolName: string }

/** The step of a fault, of one call or of the run. */
export function errorStep(
  scribe: RunScribe,
  { code, message }: ToldFault,
  { callId, toolName }: Partial<Named> = {},
): EventOf<'step'> {
  const call = {
    ...(callId !== undefined && { callId }),
    ...(toolName !== undefined && { toolName }),
  }
  return scribe.step((common) => ({ kind: 'error', ...common, code, message, ...call }))
}

/** The step of a call that was refused before anything was done for it. */
export function refusedStep(
  scribe: RunScribe,
  { callId, toolName }: Named,
  refusal: Refusal,
): EventOf<'step'> {
  return scribe.step((common) => ({ kind: 'refused', ...common, callId, toolName, ...refusal }))
}

/** The step of what was decided about a call, and by whom. */
export function approvalStep(
  scribe: RunScribe,
  { callId, toolName }: Named,
  decided: RecordedArguments & Pick<StepOf<'approval'>, 'decision' | 'by'>,
): EventOf<'step'> {
  const { decision, by, ...recorded } = decided
  return scribe.step((common) => ({
    kind: 'approval',
    ...common,
    callId,
    toolName,
    ...recorded,
    decision,
    ...(by !== undefined && { by }),
  }))
}
