/** A value that JSON can hold. Foreign values become this by `copyPlain`, never by a cast. */
export type JsonValue = string | number | boolean | null | JsonArray | JsonObject

/** A JSON array. */
export type JsonArray = readonly JsonValue[]

/** A JSON object; `__proto__` and `constructor` are keys like any other. */
export type JsonObject = { readonly [key: string]: JsonValue }

/**
 * The one serialiser of the stream, the persister, the export and the size checks, so that what was
 * measured is what is sent. Takes JSON data of bounded depth (see `copyPlain`); non-ASCII stays itself.
 */
export function serialise(value: JsonValue): string {
  return JSON.stringify(value)
}

/** True for a JSON object: not null, not an array. Takes any value. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
