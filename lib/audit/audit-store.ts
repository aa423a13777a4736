import type { EndStatus, EventOf, RunSummary } from '#lib/events/run-event.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import type { StoredStep } from '#lib/privacy/stored-step.ts'
import type { RunPage, RunQuery } from './run-query.ts'

/** How a run ended, as it is kept. */
export type RunEnd = {
  readonly at: string
  readonly status: EndStatus
  readonly summary: RunSummary
  /** Seq of the terminal event. */
  readonly eventSeq: number
}

/** A filtered step and the seq of the event that carried it, so that a reader can go on after it. */
export type AuditedStep = { readonly eventSeq: number; readonly step: StoredStep }

/**
 * Where audits are kept. Each method is one unit of work; a rejected promise means that nothing of it was
 * kept. Only what the privacy filter made can be handed in: the type says so.
 * Rules with ids: `lib/audit/SPEC.md`; one suite of cases holds every implementation to them.
 */
export type AuditStore = {
  /** Keeps the filtered header of a run that starts. */
  begin(header: EventOf<'run'>): Promise<void>
  /** Keeps one step, its findings and the run's counts. A second step with the same seq is refused. */
  append(runId: string, audited: AuditedStep): Promise<void>
  /** Keeps how a run ended. The first end wins; a later one changes nothing. */
  finish(runId: string, end: RunEnd): Promise<void>
  /** Closes every run that is still under way as `interrupted`; gives how many. */
  closeInterrupted(at: string): Promise<number>
  /** One run, or null. */
  find(runId: string): Promise<RunRow | null>
  /** The events of a stored run with a seq above `after` (-1 for all), in their order. */
  events(runId: string, after: number): Promise<readonly StoredEvent[]>
  /** One page of runs. */
  list(query: RunQuery): Promise<RunPage>
}

/** An event of a stored run: header, filtered steps, and the end where there is one. */
export type StoredEvent = EventOf<'run'> | EventOf<'step'> | EventOf<'done'>
