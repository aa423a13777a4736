import type { Clock } from '#lib/base/clock.ts'
import { backOffMs, MAX_ATTEMPTS } from './back-off.ts'

/** After this long without an end a connection counts as a good one, in milliseconds. */
const STEADY_MS = 30_000

/** Counts the attempts to connect that failed one after another, and says when the next is due. */
export class Attempts {
  readonly #clock: Clock
  readonly #random: () => number
  #failures = 0
  #connectedAt: number | null = null

  constructor(clock: Clock, random: () => number = Math.random) {
    this.#clock = clock
    this.#random = random
  }

  reset(): void {
    this.#failures = 0
    this.#connectedAt = null
  }

  succeeded(): void {
    this.#connectedAt = this.#clock.monotonic()
  }

  /** Milliseconds until the next attempt; null where none follows by itself any more. */
  failed(): number | null {
    const connectedAt = this.#connectedAt
    if (connectedAt !== null && this.#clock.monotonic() - connectedAt > STEADY_MS) this.reset()
    this.#connectedAt = null
    this.#failures++
    return this.#failures >= MAX_ATTEMPTS ? null : backOffMs(this.#failures, this.#random())
  }
}
