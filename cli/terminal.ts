import type { Readable } from 'node:stream'

/** Where a command reads and writes. */
export type Terminal = {
  readonly input: Readable
  /** Writes a piece of the report; done when the reader has room for more. */
  write(text: string): Promise<void>
  /** Says one sentence to the person at the terminal, apart from the report. */
  complain(sentence: string): Promise<void>
}
