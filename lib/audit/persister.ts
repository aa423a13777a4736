import type { RunEvent } from '#lib/events/run-event.ts'
import { type FilterContext, filterContext } from '#lib/privacy/filter-context.ts'
import { type FilteredEvent, filterEvent } from '#lib/privacy/filter-event.ts'
import { AuditError } from './audit-error.ts'
import type { AuditStore, RunEnd } from './audit-store.ts'

/** Takes the unfiltered events of one run in their order and keeps what its privacy level lets through. */
export type Persister = {
  /**
   * Resolves once what is kept of `event` is in the store. Rejects with an `AuditError` where it could not
   * be kept: the run must stop then. An event of no lasting worth resolves at once.
   */
  record(event: RunEvent): Promise<void>
}

/** What a persister may know beside the events. */
export type PersisterOptions = {
  /** The tools that the run may call, each with the argument names that its schema declares. */
  readonly tools?: ReadonlyMap<string, readonly string[]>
}

type Begun = { readonly runId: string; readonly level: string; readonly context: FilterContext }

/**
 * The one way from a run to the store: filter, then write. The first terminal event wins; a step before the
 * header or after the end is refused. Source: design `runs.md`, "Audit".
 */
export function createPersister(store: AuditStore, options: PersisterOptions = {}): Persister {
  let begun: Begun | null = null
  let hasEnded = false
  return {
    async record(event) {
      const run = begun ?? begin(event, options)
      const kept = filterEvent(event, run.level, run.context)
      if (kept === null || isLateEnd(kept, hasEnded)) return
      const fits = event.runId === run.runId && !hasEnded && (kept.event === 'run') === !begun
      if (!fits) throw new AuditError('audit_refused')
      await write(store, kept)
      begun = run
      hasEnded = isEnd(kept)
    },
  }
}

function isEnd(kept: FilteredEvent): boolean {
  return kept.event === 'done' || kept.event === 'error'
}

function isLateEnd(kept: FilteredEvent, hasEnded: boolean): boolean {
  return hasEnded && isEnd(kept)
}

function begin(event: RunEvent, { tools }: PersisterOptions): Begun {
  if (event.event !== 'run') throw new AuditError('audit_refused')
  // An inspected result calls no tool: the names in its steps are the engine's own.
  const context = filterContext(event.mode === 'inspect' ? undefined : tools)
  return { runId: event.runId, level: event.privacyLevel, context }
}

function write(store: AuditStore, kept: FilteredEvent): Promise<void> {
  switch (kept.event) {
    case 'run':
      return store.begin(kept)
    case 'step':
      return store.append(kept.runId, { eventSeq: kept.seq, step: kept.step })
    case 'done':
    case 'error':
      return store.finish(kept.runId, runEnd(kept))
  }
}

function runEnd(kept: Extract<FilteredEvent, { readonly event: 'done' | 'error' }>): RunEnd {
  const { at, seq: eventSeq } = kept
  if (kept.event === 'done') return { at, status: kept.status, summary: kept.summary, eventSeq }
  const { summary, code, message } = kept
  const failure = { code, message }
  return { at, status: 'failed', failure, eventSeq, ...(summary && { summary }) }
}
