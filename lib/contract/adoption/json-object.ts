import { isObject, type JsonArray, type JsonObject, type JsonValue } from '#lib/base/json.ts'

/** True for an object among JSON data. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return isObject(value)
}

/** True for an array among JSON data. */
export function isJsonArray(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value)
}
