import { type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import type { AdoptionOrigin } from '#lib/contract/adopt-result.ts'

/** Parts of a foreign result that a step tells of; the rest are counted. */
const TOLD_PARTS = 100

/** Characters of what has no place in a result, as JSON, that a step holds. */
const MAX_ASIDE = 20_000

const NOT_SHOWN = 'The result says more beside its content than is shown here.'

/**
 * What a step says of where its result comes from: the form it was read as, what became of each part, what was
 * lost, and what stood beside the content (metadata, annotations, names of the call), by its JSON Pointer. The
 * foreign result itself is not repeated. Source: design `contract.md`, "Adoption".
 */
export function stepOrigin(
  { foreign, parts, notes, denied }: AdoptionOrigin,
  { format, before }: { readonly format: string; readonly before: readonly string[] },
): JsonObject {
  const kept = parts.filter(({ from, to }) => from !== '' && to.join() === '/origin')
  const aside = asideOf(foreign, kept)
  const isShown = serialise(aside).length <= MAX_ASIDE
  const isWhole = isShown && kept.length <= TOLD_PARTS
  return {
    format,
    notes: [...before, ...notes, ...(isWhole ? [] : [NOT_SHOWN])],
    parts: parts.slice(0, TOLD_PARTS).map(({ from, to }) => ({ from, to })),
    ...(parts.length > TOLD_PARTS && { partsLeftOut: parts.length - TOLD_PARTS }),
    ...(denied && { denied }),
    ...(isShown && kept.length > 0 && { aside }),
  }
}

function asideOf(foreign: JsonValue | undefined, kept: AdoptionOrigin['parts']): JsonObject {
  const told = kept.slice(0, TOLD_PARTS).map(({ from }) => [from, memberAt(foreign, from)] as const)
  return Object.fromEntries(told)
}

/** What `pointer` names in `foreign`, which holds it. */
function memberAt(foreign: JsonValue | undefined, pointer: string): JsonValue {
  const names = pointer.slice(1).split('/')
  return names.map(unescaped).reduce(ownMember, foreign ?? null)
}

function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

function ownMember(value: JsonValue, name: string): JsonValue {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null
  const member: unknown = Reflect.get(value, name)
  return isJson(member) ? member : null
}

/** A member of JSON data is JSON data. */
function isJson(member: unknown): member is JsonValue {
  return member !== undefined
}
