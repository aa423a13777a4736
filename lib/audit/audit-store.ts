import type { EndStatus, EventOf, RunSummary } from '#lib/events/run-event.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import type { StoredStep } from '#lib/privacy/stored-step.ts'
import type { RunPage, RunQuery } from './run-query.ts'

/** How a run ended, as it is kept. */
export type RunEnd = {
  readonly at: string
  readonly status: EndStatus
  /** Absent where the run failed before it could count: what the steps came to stands then. */
  readonly summary?: RunSummary
  /** Why the run failed, where it ended by an `error` event; filtered. */
  readonly failure?: { readonly code: string; readonly message: string }
  /** Seq of the terminal event. */
  readonly eventSeq: number
}

/** A filtered step and the seq of the event that carried it, so that a reader can go on after it. */
export type AuditedStep = { readonly eventSeq: number; readonly step: StoredStep }

/**
 * Where audits are kept. Each method is one unit of work; a promise rejected with an `AuditError` means that
 * nothing of it was kept. Only what the privacy filter made can be handed in: the type says so.
 * Rules with ids: `lib/audit/SPEC.md`; one suite of cases holds every implementation to them.
 */
export type AuditStore = {
  /** Keeps the filtered header of a run that starts. A second run with the same id is refused. */
  begin(header: EventOf<'run'>): Promise<void>
  /** Keeps one step, its findings and the run's counts. A second step with the same seq is refused. */
  append(runId: string, audited: AuditedStep): Promise<void>
  /** Keeps how a run ended. The first end wins; a later one changes nothing. */
  finish(runId: string, end: RunEnd): Promise<void>
  /** Closes every run that is still under way as `interrupted`; gives how many. */
  closeInterrupted(at: string): Promise<number>
  /** One run, or null. */
  find(runId: string): Promise<RunRow | null>
  /**
   * The events of a stored run with a seq above `after` (-1 for all), in their order. A step that can't be
   * read comes as an `error` step with the code `unreadable_step` in its place.
   */
  events(runId: string, after: number): Promise<readonly StoredEvent[]>
  /** One page of runs. */
  list(query: RunQuery): Promise<RunPage>
}

/** An event of a stored run: header, filtered steps, and the end where there is one. */
export type StoredEvent = EventOf<'run'> | EventOf<'step'> | EventOf<'done'> | EventOf<'error'>
