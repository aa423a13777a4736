import type { JsonArray, JsonObject, JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { isJsonArray, isJsonObject } from '#lib/contract/adoption/json-object.ts'

const NO_OBJECT: JsonObject = Object.freeze({})
const NO_ARRAY: JsonArray = Object.freeze([])

/** The member `name` where it is an object, else an empty one. */
export function objectOf(holder: JsonObject, name: string): JsonObject {
  return asObject(getOwn(holder, name))
}

/** `value` where it is an object, else an empty one. */
export function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : NO_OBJECT
}

/** The member `name` where it is an array, else an empty one. */
export function arrayOf(holder: JsonObject, name: string): JsonArray {
  const value = getOwn(holder, name)
  return isJsonArray(value) ? value : NO_ARRAY
}

/** The member `name` where it is a text that says something, else undefined. */
export function textOf(holder: JsonObject, name: string): string | undefined {
  const value = getOwn(holder, name)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The member `name` where it is true or false, else undefined. */
export function flagOf(holder: JsonObject, name: string): boolean | undefined {
  const value = getOwn(holder, name)
  return typeof value === 'boolean' ? value : undefined
}
