import { isToldName, quotedTool } from '#lib/base/told-name.ts'
import type { StepOf } from '#lib/events/run-step.ts'
import type { ToldFault } from './foreign-fault.ts'
import type { FlagOrigin } from './run-world.ts'
import type { CallLimits, StopReason } from './tool-call.ts'

/** Why a call is refused, as its step holds it. */
export type Refusal = {
  readonly reason: string
  readonly flaggedBy?: StepOf<'refused'>['flaggedBy']
}

/** What is told of a tool that threw: the class alone. */
export function thrownFault(toolName: string, errorClass: string | null): ToldFault {
  const what = errorClass === null ? 'an error' : `an error of class ${errorClass}`
  const tool = isToldName(toolName) ? `The tool "${toolName}"` : 'The tool'
  const message = `${tool} ended with ${what}; what the error says is not shown, it is the tool's.`
  return { code: 'tool_failed', message }
}

/** The refusal of an approval-required tool after a flagged result: who was flagged and by what, never a byte of it. */
export function flaggedRefusal(
  toolName: string,
  flag: FlagOrigin,
  where: 'session' | 'run',
): Refusal {
  const heuristics = flag.heuristics.length > 0 ? ` (${flag.heuristics.join(', ')})` : ''
  const asked = isToldName(toolName) ? `"${toolName}"` : 'The tool'
  const reason = `${asked} needs approval and is refused: a result of ${quotedTool(flag.toolName)} was flagged${heuristics} earlier in this ${where}.`
  return { reason, flaggedBy: { toolName: flag.toolName, callId: flag.callId } }
}

/** What is told of a tool that was stopped; `limits` in milliseconds. */
export function stopFault(reason: StopReason, { totalMs, idleMs }: CallLimits): ToldFault {
  switch (reason) {
    case 'cancelled':
      return { code: 'cancelled', message: 'The run was stopped before the tool answered.' }
    case 'total_timeout':
      return {
        code: 'total_timeout',
        message: `The tool did not answer within the total time-out of ${totalMs} ms and was stopped.`,
      }
    case 'idle_timeout':
      return {
        code: 'idle_timeout',
        message: `The tool was silent for the idle time-out of ${idleMs} ms and was stopped.`,
      }
  }
}
