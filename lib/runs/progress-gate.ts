import type { Clock } from '#lib/base/clock.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import { neutralise } from '#lib/boundary/neutralise.ts'
import type { ToolProgress } from '#lib/contract/tool.ts'

/** At most one progress event in this time, in milliseconds: ten a second. */
const PROGRESS_INTERVAL_MS = 100

/** Characters of a progress message that are shown. */
const MAX_MESSAGE_CHARACTERS = 500

/** A progress update that is fit to show: finite numbers, and text that crossed the neutraliser. */
export type ProgressNews = ToolProgress

/**
 * Holds back what a tool says of its progress: the latest update wins, at most ten a second leave, and its
 * text is bounded and neutralised when it leaves. A flood costs one reading each and is never queued.
 */
export class ProgressGate {
  readonly #clock: Clock
  #latest: ToolProgress | null = null
  #nextAt = Number.NEGATIVE_INFINITY

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Takes an update as the tool gave it: any value at all. True where none was waiting before. */
  offer(update: unknown): boolean {
    const read = readUpdate(update)
    if (read === null) return false
    const wasEmpty = this.#latest === null
    this.#latest = read
    return wasEmpty
  }

  /** Milliseconds until an update may leave: 0 for now, null where there is none. */
  get dueInMs(): number | null {
    return this.#latest && Math.max(0, this.#nextAt - this.#clock.monotonic())
  }

  /** The update that may leave now, or null. */
  take(): ProgressNews | null {
    if (this.dueInMs !== 0 || this.#latest === null) return null
    const { message, ...numbers } = this.#latest
    this.#latest = null
    this.#nextAt = this.#clock.monotonic() + PROGRESS_INTERVAL_MS
    return message === undefined ? numbers : { ...numbers, message: shown(message) }
  }
}

function shown(message: string): string {
  return cutToCharacters(neutralise(message).text, MAX_MESSAGE_CHARACTERS)
}

function readUpdate(update: unknown): ToolProgress | null {
  try {
    if (typeof update !== 'object' || update === null) return null
    const { done, total, message } = update as Record<string, unknown>
    return {
      ...(isFiniteNumber(done) && { done }),
      ...(isFiniteNumber(total) && { total }),
      ...(typeof message === 'string' && { message: cutMessage(message) }),
    }
  } catch {
    // An accessor or a proxy of the tool threw: that update says nothing.
    return null
  }
}

function cutMessage(message: string): string {
  return cutToCharacters(
    message.slice(0, 2 * MAX_MESSAGE_CHARACTERS).toWellFormed(),
    MAX_MESSAGE_CHARACTERS,
  )
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
