import type { SourceError } from '../source-error.ts'
import type { MessageFault } from './message-limits.ts'

/** Ends one request with a fault. */
export type EndRequest = (fault: SourceError) => void

/** Ids of requests that were given up, kept so that a late answer to one is no answer to nothing. */
const MAX_GIVEN_UP = 1_000

/** The requests that a server owes an answer to, and what of them concerns what it sends. */
export class OpenRequests {
  readonly #open = new Map<number, EndRequest | null>()
  readonly #givenUp = new Set<number>()
  #lastId: number | null = null

  /** How many calls are open. */
  get calls(): number {
    return [...this.#open.values()].filter((end) => end !== null).length
  }

  /** The id of the request that was sent last. */
  get lastId(): number | null {
    return this.#lastId
  }

  sent(id: number): void {
    this.#lastId = id
    this.#open.set(id, null)
  }

  /** Makes a sent request one that can be ended from here. */
  canEnd(id: number, end: EndRequest): void {
    this.#open.set(id, end)
  }

  has(id: number): boolean {
    return this.#open.has(id)
  }

  /** True for a request that has ended: a second answer to it concerns no other. Ids rise by one. */
  hasEnded(id: number): boolean {
    return Number.isInteger(id) && id >= 0 && id <= (this.#lastId ?? -1) && !this.#open.has(id)
  }

  answered(id: number): void {
    this.#open.delete(id)
    this.#givenUp.delete(id)
  }

  giveUp(id: number): void {
    if (!this.#open.delete(id)) return
    this.#givenUp.add(id)
    for (const oldest of this.#givenUp) {
      if (this.#givenUp.size <= MAX_GIVEN_UP) break
      this.#givenUp.delete(oldest)
    }
  }

  /** Ends every call. */
  endAll(problem: SourceError): void {
    for (const end of [...this.#open.values()]) end?.(problem)
  }

  clear(): void {
    this.#open.clear()
    this.#givenUp.clear()
  }

  /**
   * Ends the request that a fault concerns: the one of its ids that is open, else the only call there is. False
   * where none can be told.
   */
  end(fault: Pick<MessageFault, 'ids'>, problem: SourceError): boolean {
    // A second answer to a call that has ended concerns no other.
    if (fault.ids.some((id) => this.#givenUp.has(id))) return true
    const named = fault.ids.find((id) => this.#open.get(id))
    const end = named === undefined ? this.#onlyCall() : this.#open.get(named)
    end?.(problem)
    return Boolean(end)
  }

  #onlyCall(): EndRequest | undefined {
    const ends = [...this.#open.values()].filter((end) => end !== null)
    return ends.length === 1 ? ends[0] : undefined
  }
}
