import type { ForeignFormat } from './foreign-result.ts'
import type { InputFormat } from './input-format.ts'

/** Which result it was. */
export type ResultPlace = {
  readonly file: string
  /** The line of an NDJSON file, from 1. */
  readonly line?: number
  readonly format?: InputFormat | ForeignFormat
}
