import { type EventName, isTerminal, type RunEvent } from '#lib/events/run-event.ts'
import { encodeEvent } from './encode-event.ts'

/** Bytes of one live run that are kept before passing events are dropped. */
export const MAX_LOG_BYTES = 16 * 1024 * 1024

/** Events that may arrive while a reader does not read, before it is told to attach again. */
export const MAX_READER_LAG = 1_000

/** Events that only matter while they are new; steps, header and end are kept whatever they weigh. */
const PASSING: ReadonlySet<EventName> = new Set(['progress', 'beat', 'delta'])

/** Share of the limit that passing events may always take, however much the steps weigh. */
const PASSING_SHARE = 1 / 16

/** Share of their budget that dropping goes down to, so that it is rare. */
const DROP_TO = 0.75

type Logged = { readonly seq: number; readonly isPassing: boolean; readonly line: Uint8Array }

/** How a reader reads. */
export type ReadOptions = {
  /** Stops the reader, also while it waits. */
  readonly signal?: AbortSignal
  /** Default `MAX_READER_LAG`. */
  readonly maxLag?: number
}

/**
 * The events of one live run in memory, as the lines that are sent, encoded once. Readers share the list and
 * hold only a position in it, so a slow one costs nothing; one that falls too far behind, or whose next event
 * was dropped, gets an end without a terminal event: it attaches again after the last seq it holds.
 *
 * Over its limit the log drops the oldest progress, beat and delta events; it then `hasGaps`. Steps stay,
 * over the limit too: the engine bounds each step and their number. Source: design `runs.md`, "The stream".
 */
export class RunLog {
  readonly #maxBytes: number
  #events: Logged[] = []
  #bytes = 0
  #passingBytes = 0
  #appended = 0
  #hasGaps = false
  #hasEnded = false
  readonly #waiting = new Set<() => void>()

  constructor(maxBytes: number = MAX_LOG_BYTES) {
    this.#maxBytes = maxBytes
  }

  /** Bytes of the lines that are held. */
  get bytes(): number {
    return this.#bytes
  }

  /** True once an event was dropped: a reader that starts now may meet gaps in `seq`. */
  get hasGaps(): boolean {
    return this.#hasGaps
  }

  /** True once the terminal event is in. */
  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** Seq of the newest event, or -1. */
  get lastSeq(): number {
    return this.#events.at(-1)?.seq ?? -1
  }

  /** Adds an event and wakes the readers. After the terminal event nothing is added. */
  append(event: RunEvent): void {
    if (this.#hasEnded) return
    const line = encodeEvent(event)
    const isPassing = PASSING.has(event.event)
    this.#events.push({ seq: event.seq, isPassing, line })
    this.#bytes += line.length
    this.#passingBytes += isPassing ? line.length : 0
    this.#appended++
    this.#hasEnded = isTerminal(event)
    this.#dropPassing()
    for (const wake of [...this.#waiting]) wake()
  }

  /**
   * The lines of the events with a seq above `after` (-1 for all), as they come, to the terminal one.
   */
  async *read(after: number, options: ReadOptions = {}): AsyncGenerator<Uint8Array, void> {
    const { signal, maxLag = MAX_READER_LAG } = options
    const mayMeetGaps = this.#hasGaps
    let last = after
    let appended = this.#appended
    while (!signal?.aborted) {
      if (this.#appended - appended > maxLag) return
      appended = this.#appended
      const next = this.#events[this.#indexAfter(last)]
      if (next === undefined) {
        if (this.#hasEnded) return
        await this.#more(signal)
        // It was waiting, not lagging, however many events came at once.
        appended = this.#appended
        continue
      }
      if (next.seq > last + 1 && !mayMeetGaps && this.#hasGaps) return
      last = next.seq
      yield next.line
    }
  }

  /** Index of the first event with a seq above `seq`; the list is sorted by it. */
  #indexAfter(seq: number): number {
    let low = 0
    let high = this.#events.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#events[middle]?.seq ?? 0) <= seq) low = middle + 1
      else high = middle
    }
    return low
  }

  #dropPassing(): void {
    const keptBytes = this.#bytes - this.#passingBytes
    const budget = Math.max(this.#maxBytes - keptBytes, this.#maxBytes * PASSING_SHARE)
    if (this.#passingBytes <= budget) return
    const newest = this.#events.length - 1
    this.#events = this.#events.filter(({ isPassing, line }, index) => {
      const isKept = !isPassing || index === newest || this.#passingBytes <= budget * DROP_TO
      if (!isKept) this.#passingBytes -= line.length
      return isKept
    })
    this.#bytes = keptBytes + this.#passingBytes
    this.#hasGaps = true
  }

  async #more(signal: AbortSignal | undefined): Promise<void> {
    await new Promise<void>((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      this.#waiting.add(wake)
      signal?.addEventListener('abort', wake)
    })
  }
}
