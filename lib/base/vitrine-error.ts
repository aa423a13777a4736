/**
 * Base of every error the product throws on purpose. The message is one sentence that says what is wrong,
 * where, and what to do; it never quotes bytes that a tool, a model or a server sent.
 */
export class VitrineError extends Error {
  /** Stable, machine-readable, snake_case. */
  readonly code: string

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = new.target.name
    this.code = code
  }
}
