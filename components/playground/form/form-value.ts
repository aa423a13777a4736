import { isObject, type JsonObject } from '#lib/base/json.ts'

/**
 * The arguments that a form's data stands for: a field left empty is absent, an empty place in a list is empty
 * text, so that the list keeps its length.
 */
export function argumentsOfForm(formData: unknown): JsonObject {
  const text = JSON.stringify(formData ?? {}, (_, value: unknown) =>
    Array.isArray(value) ? value.map((item: unknown) => (item === undefined ? '' : item)) : value,
  )
  const value: unknown = JSON.parse(text)
  return isJsonObject(value) ? value : {}
}

/** What `JSON.parse` gave is JSON. */
function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value)
}
