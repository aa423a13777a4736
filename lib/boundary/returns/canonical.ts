/**
 * A text that two JSON values share exactly when JSON Schema calls them equal: keys sorted, numbers by value.
 * Takes plain data of bounded depth, or a part of a schema; deeper ones end in a `RangeError`.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    const entries = Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1))
    return Object.fromEntries(entries)
  })
}
