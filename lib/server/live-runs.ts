import type { Clock } from '#lib/base/clock.ts'
import type { LiveRun } from './live-run.ts'

/** How many unfiltered copies of ended runs stay in memory. Running ones always do. */
export type LiveLimits = {
  readonly liveRuns: number
  readonly liveBytes: number
  readonly liveAgeMs: number
}

/** Runs that may be under way at once. */
export const MAX_RUNNING = 250

/**
 * The runs in memory: all that are under way, and the last few that ended, so that a tab that was closed
 * comes back to the unfiltered result. Bounded by count, bytes and age; nothing of it goes to disk.
 */
export class LiveRuns {
  readonly #limits: LiveLimits
  readonly #clock: Clock
  readonly #running = new Map<string, LiveRun>()
  /** In the order of their ends. */
  readonly #ended = new Map<string, { readonly run: LiveRun; readonly at: number }>()
  #bytes = 0
  #disarm: (() => void) | null = null

  constructor(limits: LiveLimits, clock: Clock) {
    this.#limits = limits
    this.#clock = clock
  }

  /** Runs under way. */
  get running(): readonly LiveRun[] {
    return [...this.#running.values()]
  }

  /** How many unfiltered copies of ended runs are held, and how many bytes they have. */
  get kept(): { readonly count: number; readonly bytes: number } {
    return { count: this.#ended.size, bytes: this.#bytes }
  }

  get isFull(): boolean {
    return this.#running.size >= MAX_RUNNING
  }

  /** Takes a run that starts; once it has ended, its copy ages. */
  add(run: LiveRun): void {
    this.#running.set(run.runId, run)
    const keep = () => this.#keep(run)
    run.ended.then(keep, keep)
  }

  /** The run of this id while it is in memory. */
  find(runId: string): LiveRun | undefined {
    this.#forgetOld()
    return this.#running.get(runId) ?? this.#ended.get(runId)?.run
  }

  /** Forgets all copies of ended runs. */
  close(): void {
    this.#disarm?.()
    this.#disarm = null
    this.#ended.clear()
    this.#bytes = 0
  }

  #keep(run: LiveRun): void {
    this.#running.delete(run.runId)
    this.#ended.set(run.runId, { run, at: this.#clock.monotonic() })
    this.#bytes += run.log.bytes
    this.#forgetOld()
  }

  #forgetOld(): void {
    const { liveRuns, liveBytes, liveAgeMs } = this.#limits
    const oldest = this.#clock.monotonic() - liveAgeMs
    for (const [runId, { run, at }] of this.#ended) {
      if (this.#ended.size <= liveRuns && this.#bytes <= liveBytes && at > oldest) break
      this.#ended.delete(runId)
      this.#bytes -= run.log.bytes
    }
    this.#armNext()
  }

  /** An idle server forgets on time too. */
  #armNext(): void {
    this.#disarm?.()
    const [next] = this.#ended.values()
    if (!next) {
      this.#disarm = null
      return
    }
    const leftMs = next.at + this.#limits.liveAgeMs - this.#clock.monotonic()
    this.#disarm = this.#clock.after(Math.max(1, leftMs), () => this.#forgetOld())
  }
}
