/** Time, handed to the core so that it stays a calculation. */
export interface Clock {
  /** Wall time in milliseconds since the Unix epoch, UTC. */
  now(): number
  /** A monotonic reading in milliseconds, with fractions; only differences mean anything. */
  monotonic(): number
  /** Calls `task` once after `delayMs` milliseconds; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void
}
