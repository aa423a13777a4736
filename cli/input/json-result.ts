import type { ExactJson } from '#lib/contract/adoption/exact-json.ts'
import type { ForeignFormat } from './foreign-result.ts'
import type { InputFormat } from './input-format.ts'

/** One result that JSON says, as a tool would have returned it. */
export type JsonResult = {
  readonly format: InputFormat | ForeignFormat
  readonly result: unknown
  /** What was read in another way or is not in the result, one sentence each, quoting nothing. */
  readonly notes?: readonly string[]
}

/** Takes the results that JSON says; `format` is set where the command line names it. */
export type JsonReader = (json: ExactJson, format?: 'json' | 'mcp') => readonly JsonResult[]
