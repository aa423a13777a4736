import type { Clock } from '#lib/base/clock.ts'
import type { SourceHealth, SourceState } from './tool-source.ts'

/** How a source stands, and who is told when that or its tools change. */
export class SourceStatus {
  readonly #clock: Clock
  readonly #listeners = new Set<() => void>()
  #health: SourceHealth

  constructor(clock: Clock) {
    this.#clock = clock
    const since = clock.now()
    this.#health = { state: 'stopped', since, latencyMs: null, lastError: null, about: null }
  }

  get health(): SourceHealth {
    return this.#health
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Takes on a state; `message` is a sentence of ours that says what went wrong. */
  enter(state: SourceState, message?: string): void {
    const at = this.#clock.now()
    const since = state === this.#health.state ? this.#health.since : at
    const lastError = message === undefined ? this.#health.lastError : { at, message }
    this.#health = { ...this.#health, state, since, lastError }
    this.announce()
  }

  /** Notes a fault that changes no state. */
  failed(message: string): void {
    this.#health = { ...this.#health, lastError: { at: this.#clock.now(), message } }
    this.announce()
  }

  tookMs(latencyMs: number): void {
    this.#health = { ...this.#health, latencyMs: Math.round(latencyMs * 100) / 100 }
    this.announce()
  }

  says(about: SourceHealth['about']): void {
    this.#health = { ...this.#health, about }
  }

  /** Tells every listener; one that throws keeps none of the others from it. */
  announce(): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener()
      } catch {
        // A listener's fault is not the source's; the next one is told all the same.
      }
    }
  }
}
