import type { EventOf, RunEvent, RunStatus, RunSummary } from './run-event.ts'
import type { RunStep } from './run-step.ts'

/** What the inspector shows of a run: everything that a list of events says, and nothing else. */
export type RunView = {
  readonly runId: string
  readonly header: EventOf<'run'> | null
  readonly status: RunStatus
  readonly steps: readonly RunStep[]
  /** The newest progress of each call that has not ended, by call id. */
  readonly progress: ReadonlyMap<string, EventOf<'progress'>>
  /** Model text generated since the last step. */
  readonly text: string
  readonly summary: RunSummary | null
  /** Why the run failed, where it ended by an `error` event. */
  readonly failure: { readonly code: string; readonly message: string } | null
  /** The highest seq seen, or -1. */
  readonly lastSeq: number
  readonly startedAt: string | null
  readonly endedAt: string | null
}

/** The view of no event at all. */
export const EMPTY_VIEW: RunView = {
  runId: '',
  header: null,
  status: 'running',
  steps: [],
  progress: new Map(),
  text: '',
  summary: null,
  failure: null,
  lastSeq: -1,
  startedAt: null,
  endedAt: null,
}

/** The view after one more event. Pure; an event with a seq that was seen already changes nothing. */
export function advance(view: RunView, event: RunEvent): RunView {
  if (event.seq <= view.lastSeq) return view
  const next = { ...view, runId: event.runId, lastSeq: event.seq }
  switch (event.event) {
    case 'run':
      return { ...next, header: event, startedAt: event.at }
    case 'step':
      return withStep(next, event.step)
    case 'delta':
      return { ...next, text: view.text + event.text }
    case 'progress':
      return { ...next, progress: new Map(view.progress).set(event.callId, event) }
    case 'beat':
      return next
    case 'done':
      return { ...next, ...ENDED, status: event.status, summary: event.summary, endedAt: event.at }
    case 'error':
      return {
        ...next,
        ...ENDED,
        status: 'failed',
        summary: event.summary ?? null,
        failure: { code: event.code, message: event.message },
        endedAt: event.at,
      }
  }
}

/**
 * The view of a list of events: pure, and total on every prefix of a run.
 * Source: design `map.md`, property 1.
 */
export function fold(events: Iterable<RunEvent>): RunView {
  let view = EMPTY_VIEW
  for (const event of events) view = advance(view, event)
  return view
}

/**
 * The view of a run whose stream has ended: without a terminal event it was interrupted, never completed.
 */
export function settled(view: RunView): RunView {
  return view.status === 'running' ? { ...view, ...ENDED, status: 'interrupted' } : view
}

const ENDED = { progress: new Map<string, EventOf<'progress'>>(), text: '' } as const

function withStep(view: RunView, step: RunStep): RunView {
  const steps = [...view.steps, step]
  const waiting = step.kind === 'approval' && step.decision === 'pending'
  const progress = new Map(view.progress)
  if (step.kind === 'tool') progress.delete(step.callId)
  return { ...view, steps, progress, text: '', status: waiting ? 'waiting' : 'running' }
}
