import { SourceError } from '../source-error.ts'

/** What can end a call from this side: the run that stops it, or a fault of the server that concerns it. */
export class CallEnding {
  readonly #abort = new AbortController()
  readonly #outer: AbortSignal
  #fault: SourceError | null = null

  constructor(outer: AbortSignal) {
    this.#outer = outer
    outer.addEventListener('abort', this.#stop, { once: true })
    if (outer.aborted) this.#stop()
  }

  /** For the client: it tells the server that the call was given up. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Why the call was ended from here; null where it was not. */
  get fault(): SourceError | null {
    return this.#fault
  }

  readonly end = (fault: SourceError): void => {
    this.#fault ??= fault
    this.#abort.abort(fault.message)
  }

  /** Lets go of the outer signal. */
  release(): void {
    this.#outer.removeEventListener('abort', this.#stop)
  }

  readonly #stop = (): void => this.end(new SourceError('cancelled', 'The call was stopped.'))
}
