import type { PathPart } from '#lib/base/json-pointer.ts'

/** Where a value breaks its declared type: a path through what the schema knows, and what it asks for there. */
export type Fault = {
  readonly path: readonly PathPart[]
  /** In words of the schema; never a value or a key of the result. */
  readonly expected: string
}

/** Thrown inside this folder where a schema cannot be checked, so that no result passes unchecked. */
export class Uncheckable extends Error {}
