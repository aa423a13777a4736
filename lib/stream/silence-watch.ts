import type { Clock } from '#lib/base/clock.ts'

/** Silence after which a live stream is taken for dead, in milliseconds: two beats and a half. */
export const MAX_SILENCE_MS = 37_500

/**
 * Watches over one attachment: its signal is aborted when the follower ends, when the attachment is closed,
 * and when nothing came for too long. Time in which the reader itself is busy does not count.
 */
export class SilenceWatch {
  readonly #clock: Clock
  readonly #outer: AbortSignal
  readonly #controller = new AbortController()
  #disarm: () => void

  constructor(clock: Clock, outer: AbortSignal) {
    this.#clock = clock
    this.#outer = outer
    this.#disarm = this.#arm()
    outer.addEventListener('abort', this.#abort)
    if (outer.aborted) this.#abort()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** `promised`, or a rejection once the signal is aborted, whether or not the other side listens to it. */
  async kept<Value>(promised: Promise<Value>): Promise<Value> {
    const { signal } = this
    return await new Promise<Value>((resolve, reject) => {
      const abandon = () => reject(new Error('The stream was let go of.'))
      signal.addEventListener('abort', abandon)
      if (signal.aborted) abandon()
      promised.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon))
    })
  }

  /** The chunks of the attachment, each awaited for a limited time. */
  async *over(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    const iterator = chunks[Symbol.asyncIterator]()
    try {
      for (;;) {
        const { done, value } = await this.kept(iterator.next())
        this.#disarm()
        if (done) return
        yield value
        this.#disarm = this.#arm()
      }
    } finally {
      // Not awaited: a source that hangs in `next` would hang in `return` too. Its failure is of no use now.
      iterator.return?.()?.catch(() => undefined)
    }
  }

  /** Lets go of the attachment, its timer and its listener. */
  close(): void {
    this.#disarm()
    this.#outer.removeEventListener('abort', this.#abort)
    this.#controller.abort()
  }

  readonly #abort = (): void => this.#controller.abort()

  #arm(): () => void {
    return this.#clock.after(MAX_SILENCE_MS, this.#abort)
  }
}
