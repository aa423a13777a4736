import type { AuditStore } from '#lib/audit/audit-store.ts'
import { encodeEvent } from '#lib/stream/encode-event.ts'
import type { StreamSource } from '#lib/stream/follow-run.ts'
import type { OpenLines } from './byte-stream.ts'
import type { LiveRuns } from './live-runs.ts'

/** Which events of a run are asked for. */
export type EventsQuestion = {
  readonly runId: string
  /** Events with a higher seq; -1 for all. */
  readonly after: number
  /** `audit`: what was kept, even while the unfiltered copy is in memory. */
  readonly source?: StreamSource
}

/** The events of a run as lines of NDJSON, and which of the two they are. */
export type OpenedEvents = {
  readonly source: StreamSource
  /** True where a gap in `seq` is no loss. */
  readonly mayHaveGaps: boolean
  readonly open: OpenLines
}

/**
 * The events of a run after a seq: what is in memory, followed to the end, or else the filtered audit. Null
 * where neither knows the run. Source: design `runs.md`, "The stream".
 */
export async function readEvents(
  { runId, after, source }: EventsQuestion,
  { liveRuns, store }: { readonly liveRuns: LiveRuns; readonly store: AuditStore },
): Promise<OpenedEvents | null> {
  const live = source === 'audit' ? undefined : liveRuns.find(runId)
  if (live) {
    const { log } = live
    return {
      source: 'live',
      mayHaveGaps: log.hasGaps,
      open: (signal) => log.read(after, { signal }),
    }
  }
  if ((await store.find(runId)) === null) return null
  const events = await store.events(runId, after)
  return {
    source: 'audit',
    mayHaveGaps: true,
    async *open() {
      for (const event of events) yield encodeEvent(event)
    },
  }
}
