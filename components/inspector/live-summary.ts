import type { RunSummary } from '#lib/events/run-event.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import type { RunView } from '#lib/events/run-view.ts'

/** What a run came to; while it has no summary yet, what its steps so far add up to. `wallMs` is then 0. */
export function summaryOf(view: RunView): RunSummary {
  return view.summary ?? countedSummary(view)
}

function countedSummary({ steps }: RunView): RunSummary {
  const counts = {
    rounds: 0,
    toolCalls: 0,
    toolErrors: 0,
    findings: 0,
    totalTokens: 0,
    estimatedCost: 0,
  }
  for (const step of steps) {
    counts.rounds = Math.max(counts.rounds, step.round)
    if (step.kind === 'tool') {
      counts.toolCalls++
      counts.findings += step.findings.length
      if (step.toolIsError) counts.toolErrors++
    }
    if (step.kind === 'model') {
      counts.totalTokens += step.totalTokens ?? 0
      counts.estimatedCost += step.estimatedCost ?? 0
    }
  }
  return { steps: steps.length, ...counts, wallMs: 0 }
}

/** Calls that were asked for and have no result, error or refusal yet, while the run is under way. */
export function openCalls({ steps, status }: RunView): readonly OpenCall[] {
  if (status !== 'running') return []
  const open = new Map<string, OpenCall>()
  for (const step of steps) {
    if (step.kind === 'request' && step.callId !== undefined) {
      open.set(step.callId, {
        callId: step.callId,
        toolName: step.toolSpecs[0] ?? '',
        since: step.at,
      })
    } else if ('callId' in step && step.callId !== undefined && endsCall(step)) {
      open.delete(step.callId)
    }
  }
  return [...open.values()]
}

/** Whoever is asked for something in a call lets it go on. */
function endsCall({ kind }: RunStep): boolean {
  return kind !== 'approval' && kind !== 'question'
}

/** A call on its way. */
export type OpenCall = {
  readonly callId: string
  readonly toolName: string
  /** When it was asked for, ISO 8601, UTC. */
  readonly since: string
}
