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

/**
 * The view of a list of events: pure, linear in their number, and total on every prefix of a run.
 * Source: design `map.md`, property 1.
 */
export function fold(events: Iterable<RunEvent>): RunView {
  return advanceAll(EMPTY_VIEW, events)
}

/**
 * The view after more events; `view` itself stays as it was. Copies the list of steps once a call, so a
 * reader that gathers events hands them in together. Changes nothing: an event whose seq was seen already,
 * one that comes after the terminal event (the first outcome wins), one of another run.
 */
export function advanceAll(view: RunView, events: Iterable<RunEvent>): RunView {
  const draft = new Draft(view)
  for (const event of events) draft.add(event)
  return draft.view
}

/** The view after one more event, as `advanceAll` gives it. */
export function advance(view: RunView, event: RunEvent): RunView {
  return advanceAll(view, [event])
}

/** The view of a run whose stream has ended: without a terminal event it was interrupted, never completed. */
export function settled(view: RunView): RunView {
  return view.status === 'running' ? { ...view, ...ENDED, status: 'interrupted' } : view
}

const ENDED = { progress: new Map<string, EventOf<'progress'>>(), text: '' } as const

/** A view in the making, on copies of the lists that it changes. */
class Draft {
  #view: RunView
  #steps: RunStep[] | null = null
  #progress: Map<string, EventOf<'progress'>> | null = null

  constructor(view: RunView) {
    this.#view = view
  }

  get view(): RunView {
    return this.#view
  }

  add(event: RunEvent): void {
    const view = this.#view
    const isForeign = view.runId !== '' && view.runId !== event.runId
    if (isForeign || event.seq <= view.lastSeq || view.endedAt !== null) return
    this.#set({ runId: event.runId, lastSeq: event.seq })
    this.#apply(event)
  }

  #apply(event: RunEvent): void {
    switch (event.event) {
      case 'run':
        this.#set({ header: event, startedAt: event.at })
        break
      case 'step':
        this.#addStep(event.step)
        break
      case 'delta':
        this.#set({ text: this.#view.text + event.text })
        break
      case 'progress':
        this.#ownProgress().set(event.callId, event)
        break
      case 'beat':
        break
      case 'done':
        this.#end({ status: event.status, summary: event.summary, endedAt: event.at })
        break
      case 'error':
        this.#end({ ...failureOf(event), status: 'failed', endedAt: event.at })
        break
    }
  }

  #addStep(step: RunStep): void {
    this.#ownSteps().push(step)
    if (step.kind === 'tool' || step.kind === 'error') this.#endProgress(step.callId)
    const isAsking = step.kind === 'approval' || step.kind === 'question'
    const isWaiting = isAsking && step.decision === 'pending'
    this.#set({ text: '', status: isWaiting ? 'waiting' : 'running' })
  }

  #endProgress(callId: string | undefined): void {
    if (callId !== undefined && this.#view.progress.has(callId)) this.#ownProgress().delete(callId)
  }

  #end(change: Partial<RunView>): void {
    this.#progress = null
    this.#set({ ...ENDED, ...change })
  }

  #set(change: Partial<RunView>): void {
    this.#view = { ...this.#view, ...change }
  }

  #ownSteps(): RunStep[] {
    if (this.#steps === null) {
      this.#steps = [...this.#view.steps]
      this.#set({ steps: this.#steps })
    }
    return this.#steps
  }

  #ownProgress(): Map<string, EventOf<'progress'>> {
    if (this.#progress === null) {
      this.#progress = new Map(this.#view.progress)
      this.#set({ progress: this.#progress })
    }
    return this.#progress
  }
}

function failureOf({ code, message, summary }: EventOf<'error'>): Partial<RunView> {
  return { failure: { code, message }, summary: summary ?? null }
}
