import type { PathPart } from '#lib/base/json-pointer.ts'
import type { Fault } from './fault.ts'

/** A place in a value that is held to a schema. */
export type Place = { readonly value: unknown; readonly path: readonly PathPart[] }

/** A schema and what its keywords need to go on. */
export type Check = {
  readonly schema: Readonly<Record<string, unknown>>
  /** The first fault of another place by another schema. */
  apply(schema: unknown, place: Place): Fault | undefined
}

/** One keyword: its fault at a place, or undefined. `argument` is foreign. */
export type Keyword = (argument: unknown, place: Place, check: Check) => Fault | undefined
