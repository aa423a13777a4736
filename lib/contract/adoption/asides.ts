import type { JsonObject } from '#lib/base/json.ts'
import { jsonPointer } from '#lib/base/json-pointer.ts'
import type { Piece } from './adoption.ts'

/** What a reader of one form takes of an object. */
export type Reads = {
  /** Members that became something of the result. */
  readonly reads: readonly string[]
  /** Members that belong to the form and say nothing for the result: ids, metadata, hints for a cache. */
  readonly keeps: readonly string[]
}

/**
 * The members of `object`, a part that stands at `at`, which have no place in a tool result: the origin keeps
 * them. Those that its form does not know get one note, which calls the object by `name` and quotes nothing.
 */
export function asides(
  object: JsonObject,
  { reads, keeps }: Reads,
  { at, name }: { readonly at: string; readonly name: string },
): readonly Piece[] {
  const kept = Object.keys(object).filter((key) => !reads.includes(key))
  if (kept.length === 0) return []
  const unknown = kept.filter((key) => !keeps.includes(key))
  const [first] = unknown
  const what = unknown.length === 1 ? 'a member' : `${unknown.length} members`
  const note = `${name} has ${what} that its form does not have; only the origin keeps it.`
  return kept.map((key) => ({
    from: `${at}${jsonPointer([key])}`,
    isAside: true,
    ...(key === first && { note }),
  }))
}
