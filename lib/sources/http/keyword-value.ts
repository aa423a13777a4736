import type { JsonValue } from '#lib/base/json.ts'
import { isJsonArray, isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { JSON_TYPES, type KeywordShape } from './schema-keywords.ts'

/** Shapes whose values hold no schemas. */
export type PlainShape = Exclude<KeywordShape, 'schema' | 'schemas' | 'schemaMap'>

const PLAIN: Readonly<Record<PlainShape, (value: JsonValue) => JsonValue | undefined>> = {
  any: (value) => value,
  text: (value) => (typeof value === 'string' ? value : undefined),
  number: (value) => (typeof value === 'number' ? value : undefined),
  count: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined,
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  list: (value) => (isJsonArray(value) && value.length > 0 ? value : undefined),
  names: (value) => (isNames(value) ? [...new Set(value)] : undefined),
  namesMap: (value) =>
    isJsonObject(value) && Object.values(value).every(isNames) ? value : undefined,
  types: jsonTypes,
}

/** The value of a keyword where it is what the keyword asks for, else undefined: it is left out then. */
export function keywordValue(shape: PlainShape, value: JsonValue): JsonValue | undefined {
  return PLAIN[shape](value)
}

function isNames(value: JsonValue): value is readonly string[] {
  return isJsonArray(value) && value.every((name) => typeof name === 'string')
}

function jsonTypes(value: JsonValue): JsonValue | undefined {
  if (!isJsonArray(value)) return JSON_TYPES.has(value) ? value : undefined
  const types = [...new Set(value)].filter((type) => JSON_TYPES.has(type))
  return types.length > 0 ? types : undefined
}
