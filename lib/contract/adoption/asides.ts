import type { JsonObject } from '#lib/base/json.ts'
import { jsonPointer } from '#lib/base/json-pointer.ts'
import type { Piece } from './adoption.ts'

/** What a reader of one form takes of an object. */
type Reads = {
  /** Members that became something of the result. */
  readonly reads: readonly string[]
  /** Members that belong to the form and say nothing for the result: ids, metadata, hints for a cache. */
  readonly keeps: readonly string[]
}

/** Where an object stands in the foreign result, and what a note calls it. */
export type Place = { readonly at: string; readonly name: string }

/**
 * The members of `object`, a part that stands at `at`, which have no place in a tool result: the origin keeps
 * them. Those that its form does not know get one note, which calls the object by `name` and quotes nothing:
 * the name of a member could carry a tool's text.
 */
export function asides(
  object: JsonObject,
  { reads, keeps }: Reads,
  { at, name }: Place,
): readonly Piece[] {
  const names = Object.keys(object)
  const kept = names.filter((key) => !reads.includes(key))
  if (kept.length === 0) return []
  const unknown = kept.filter((key) => !keeps.includes(key))
  const [first] = unknown
  const what =
    unknown.length === 1
      ? `a member that its form does not have, or not so (member ${names.indexOf(first ?? '') + 1})`
      : `${unknown.length} members that its form does not have, or not so`
  const note = `${name} has ${what}; only the origin keeps it.`
  return kept.map((key) => ({
    from: `${at}${jsonPointer([key])}`,
    isAside: true,
    ...(key === first && { note }),
  }))
}
