import type { JsonValue } from '#lib/base/json.ts'

type Pair = readonly [JsonValue | undefined, JsonValue | undefined]

/**
 * Whether two values are the same JSON data; the order of keys does not count. Iterative, and linear in the
 * smaller of the two. `undefined` equals only itself.
 */
export function jsonEqual(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  const open: Pair[] = [[left, right]]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    if (pair[0] === pair[1]) continue
    const members = membersOf(...pair)
    if (members === null) return false
    for (const member of members) open.push(member)
  }
  return true
}

/** The members of two containers of one shape, in pairs; null where their shapes differ. */
function membersOf(left: Pair[0], right: Pair[1]): readonly Pair[] | null {
  if (!isContainer(left) || !isContainer(right)) return null
  if (Array.isArray(left) !== Array.isArray(right)) return null
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return null
  if (!keys.every((key) => Object.hasOwn(right, key))) return null
  return keys.map((key) => [left[key], right[key]])
}

/** Arrays are looked at by their index names, as objects by their keys. */
function isContainer(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return typeof value === 'object' && value !== null
}
