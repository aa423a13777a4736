import type { Clock } from '#lib/base/clock.ts'
import { isTerminal, type RunEvent } from '#lib/events/run-event.ts'
import { decodeEvents } from './decode-events.ts'
import { SilenceWatch } from './silence-watch.ts'

/** Where an attached reader's events come from: the live run's memory, or the filtered audit. */
export type StreamSource = 'live' | 'audit'

/** One opened stream of a run. */
export type Attachment = {
  readonly source: StreamSource
  /** True where the server dropped passing events: a gap in `seq` is then no loss. Always so for the audit. */
  readonly mayHaveGaps: boolean
  readonly chunks: AsyncIterable<Uint8Array>
}

/** What a follower needs. */
export type FollowOptions = {
  /**
   * Opens the stream of events with a seq above `after`; null where the server does not know the run. A
   * rejection counts as a failed attempt. `signal` is aborted when the follower lets go of this stream.
   */
  open(after: number, signal: AbortSignal): Promise<Attachment | null>
  readonly clock: Clock
  /** Ends the following without a word. */
  readonly signal: AbortSignal
  /** Seq of the last event that is held already; default -1. */
  readonly after?: number
}

/**
 * What a follower tells. `broken`: a line of the stream at hand was no event and the rest is read; an event that
 * is missed by it is fetched again. `interrupted`: no terminal event could be had, so the run is not to be
 * shown as completed.
 */
export type FollowNews =
  | { readonly kind: 'attached'; readonly source: StreamSource }
  | { readonly kind: 'event'; readonly event: RunEvent }
  | { readonly kind: 'broken'; readonly line: number }
  | { readonly kind: 'detached'; readonly retryInMs: number }
  | { readonly kind: 'interrupted'; readonly reason: 'unknown_run' | 'unreachable' }

/** Attachments in a row that bring nothing new before the follower gives up. */
export const MAX_FRUITLESS_ATTEMPTS = 8

/** The waits between attachments double from the first to the last of these, in milliseconds. */
const FIRST_WAIT_MS = 100
const LAST_WAIT_MS = 10_000

/**
 * Follows a run to its end: every event once, in order, whatever the connection does. It attaches again after
 * the last seq it holds when a stream breaks, falls silent, skips a seq or ends without its terminal event. Source: design `runs.md`, "The stream".
 */
export async function* followRun(options: FollowOptions): AsyncGenerator<FollowNews, void> {
  const { clock, signal } = options
  const position = { last: options.after ?? -1 }
  let fruitless = 0
  while (!signal.aborted) {
    const before = position.last
    const end = yield* attachment(options, position)
    if (end === 'over' || signal.aborted) return
    if (end === 'unknown_run') {
      yield { kind: 'interrupted', reason: 'unknown_run' }
      return
    }
    fruitless = position.last > before ? 0 : fruitless + 1
    if (fruitless >= MAX_FRUITLESS_ATTEMPTS) {
      yield { kind: 'interrupted', reason: 'unreachable' }
      return
    }
    const retryInMs = Math.min(LAST_WAIT_MS, FIRST_WAIT_MS * 2 ** fruitless)
    yield { kind: 'detached', retryInMs }
    await pause(clock, retryInMs, signal)
  }
}

type AttachmentEnd = 'over' | 'cut' | 'unknown_run'

type Position = { last: number }

/** One attachment, from opening to whatever ends it. Its failures end it and are told by the next attempt. */
async function* attachment(
  options: FollowOptions,
  position: Position,
): AsyncGenerator<FollowNews, AttachmentEnd> {
  const watch = new SilenceWatch(options.clock, options.signal)
  try {
    const opened = await watch.kept(options.open(position.last, watch.signal))
    if (opened === null) return 'unknown_run'
    yield { kind: 'attached', source: opened.source }
    return yield* newEvents(watch.over(opened.chunks), opened.mayHaveGaps, position)
  } catch {
    // A connection that failed: which way does not matter, the next attempt is the answer to all of them.
    return 'cut'
  } finally {
    watch.close()
  }
}

async function* newEvents(
  chunks: AsyncIterable<Uint8Array>,
  mayHaveGaps: boolean,
  position: Position,
): AsyncGenerator<FollowNews, AttachmentEnd> {
  for await (const decoded of decodeEvents(chunks)) {
    if ('broken' in decoded) {
      yield { kind: 'broken', line: decoded.broken }
      continue
    }
    const { event } = decoded
    if (event.seq <= position.last) continue
    if (event.seq > position.last + 1 && !mayHaveGaps) return 'cut'
    position.last = event.seq
    yield { kind: 'event', event }
    if (isTerminal(event)) return 'over'
  }
  return 'cut'
}

async function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = () => {
      disarm()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const disarm = clock.after(delayMs, finish)
    signal.addEventListener('abort', finish)
    if (signal.aborted) finish()
  })
}
