import { isObject, type JsonArray, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { imageMime } from '#lib/contract/image/image-mime.ts'

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

/** Why a payload is not one of kind `list`, or null. */
export function listFault({ items }: JsonObject): string | null {
  return textsOf(items) ? null : 'The payload of kind “list” holds no list of texts.'
}

/** Why a payload is not one of kind `key_value`, or null. */
export function keyValueFault({ entries }: JsonObject): string | null {
  const members = objectsOf(entries)
  if (!members) return 'The payload of kind “key_value” holds no list of entries.'
  const wrong = members.findIndex(
    ({ key, value }) => typeof key !== 'string' || value === undefined || !isScalar(value),
  )
  return wrong < 0 ? null : `Entry ${wrong + 1} lacks its key, or its value is no scalar.`
}

/** Why a payload is not one of kind `link`, or null. */
export function linkFault({ links }: JsonObject): string | null {
  const members = objectsOf(links)
  if (!members) return 'The payload of kind “link” holds no list of links.'
  const wrong = members.findIndex(
    ({ href, label = '', description = '' }) =>
      ![href, label, description].every((text) => typeof text === 'string'),
  )
  return wrong < 0 ? null : `Link ${wrong + 1} lacks its address, or what it says is no text.`
}

/** Why a payload is not one of kind `code`, or null. */
export function codeFault({ text, lang = '', filename = '', output = '' }: JsonObject) {
  if (typeof text !== 'string') return 'The payload of kind “code” holds no text.'
  const isFit = [lang, filename, output].every((word) => typeof word === 'string')
  return isFit
    ? null
    : 'The language, file name or output of this payload of kind “code” is no text.'
}

/** Why a payload is not one of kind `diff`, or null. */
export function diffFault({ old, new: changed, path = '' }: JsonObject): string | null {
  if (typeof old !== 'string' || typeof changed !== 'string') {
    return 'The payload of kind “diff” lacks its old or its new text.'
  }
  return typeof path === 'string' ? null : 'The path of this payload of kind “diff” is no text.'
}

/** Why a payload is not one of kind `image`, or null. What the images hold is checked one by one. */
export function imageFault({ images, output = '' }: JsonObject): string | null {
  const members = objectsOf(images)
  if (!members) return 'The payload of kind “image” holds no list of images.'
  const wrong = members.findIndex(
    ({ mime, b64, alt = '' }) =>
      imageMime(mime) === undefined || typeof b64 !== 'string' || typeof alt !== 'string',
  )
  if (wrong >= 0) {
    return `Image ${wrong + 1} is no PNG, JPEG, GIF or WebP, or lacks its bytes, or what it says is no text.`
  }
  return typeof output === 'string'
    ? null
    : 'The output of this payload of kind “image” is no text.'
}

/** `value` as a list of texts, or null. */
export function textsOf(value: JsonValue | undefined): readonly string[] | null {
  return isList(value) && value.every((one) => typeof one === 'string') ? value : null
}

/** `value` as a list of objects, or null. */
export function objectsOf(value: JsonValue | undefined): readonly JsonObject[] | null {
  return isList(value) && value.every((one): one is JsonObject => isObject(one)) ? value : null
}

function isList(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value)
}

function isScalar(value: JsonValue): boolean {
  return value === null || typeof value !== 'object'
}
