import type { JsonObject } from '#lib/base/json.ts'

/** Why a payload is not one of kind `text`, or null. */
export function textFault(payload: JsonObject): string | null {
  return typeof payload.text === 'string' ? null : 'The payload of kind “text” holds no text.'
}

/** Why a payload is not one of kind `json`, or null. */
export function jsonFault(payload: JsonObject): string | null {
  return Object.hasOwn(payload, 'value') ? null : 'The payload of kind “json” holds no value.'
}

/** Why a payload is not one of kind `error`, or null. */
export function errorFault({ message, detail }: JsonObject): string | null {
  if (typeof message !== 'string') return 'The payload of kind “error” holds no message.'
  const isFit = detail === undefined || typeof detail === 'string'
  return isFit ? null : 'The detail of this payload of kind “error” is no text.'
}
