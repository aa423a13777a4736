import { setImmediate as nextTurn } from 'node:timers/promises'
import { AuditError } from '#lib/audit/audit-error.ts'
import { type EventOf, isTerminal, type RunEvent } from '#lib/events/run-event.ts'

/** Where the events of one run go. */
export type EventSinks = {
  /** Filters and stores; a rejection means that nothing was kept. */
  record(event: RunEvent): Promise<void>
  /** To whoever looks. */
  send(event: RunEvent): void
  /** To whoever keeps the server: what `record` failed with. */
  report(problem: AuditError): void
}

/** The events of a run, as the engine gives them. */
export type RunEvents = AsyncGenerator<RunEvent, void>

/**
 * The one loop of every run: each event is recorded, then sent, then the next is asked for. An event that
 * cannot be recorded is never sent: the run stops, its tool is aborted, and an `error` event takes its seq.
 * Rejects only where the engine broke its promise to end with a terminal event.
 * Source: design `runs.md`, "Audit".
 */
export async function recordThenSend(events: RunEvents, sinks: EventSinks): Promise<void> {
  for await (const event of events) {
    try {
      await sinks.record(event)
    } catch (cause) {
      const problem = auditError(cause)
      sinks.report(problem)
      const end = await stoppedRun(events, event, problem)
      // That the run failed may be storable where its step was not.
      await sinks.record(end).catch(() => undefined)
      sinks.send(end)
      return
    }
    sinks.send(event)
    // An engine that never waits, as over many pasted results, would keep this event from its readers, and
    // Stop and every other run from the server, until its end.
    await nextTurn()
  }
}

/** Ends the run and gives its terminal event, with the seq of the event that could not be recorded. */
async function stoppedRun(
  events: RunEvents,
  unrecorded: RunEvent,
  problem: AuditError,
): Promise<EventOf<'error'>> {
  if (isTerminal(unrecorded)) {
    const { v, seq, runId, at, summary } = unrecorded
    const { code, message } = problem
    return { v, seq, runId, event: 'error', at, code, message, ...(summary && { summary }) }
  }
  const { value: end } = await events.throw(problem)
  if (end?.event !== 'error') throw problem
  return { ...end, seq: unrecorded.seq }
}

function auditError(cause: unknown): AuditError {
  return cause instanceof AuditError ? cause : new AuditError('audit_unusable', { cause })
}
