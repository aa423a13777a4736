import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { isJsonArray } from '#lib/contract/adoption/json-object.ts'
import { flagOf, textOf } from '../members.ts'
import { isJsonType, isTextType } from './media-type.ts'
import type { Direction } from './schema-keywords.ts'

type Draft = Record<string, JsonValue>

/** Keywords that a `null` beside them would have to pass too. */
const COMBINING: readonly string[] = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not']

/**
 * What OpenAPI says in its own words, in those of JSON Schema: `nullable`, flags of exclusive limits and
 * `example` of 3.0, `discriminator`, and bytes, which travel as Base64 in JSON. `draft` is the schema as far
 * as it was translated, and is changed.
 */
export function adaptSchema(
  draft: Draft,
  source: JsonObject,
  { is30, direction }: { readonly is30: boolean; readonly direction: Direction },
): JsonValue {
  const hasSample = direction === 'request' && Object.hasOwn(source, 'example')
  if (hasSample && draft.examples === undefined) {
    draft.examples = [source.example ?? null]
  }
  // The discriminator says which alternative is meant; that a value fits two of them is no fault then.
  if (direction === 'response' && draft.anyOf === undefined && 'discriminator' in source) {
    renameMember(draft, 'oneOf', 'anyOf')
  }
  if (direction === 'request' && isBinary(draft)) asBase64(draft)
  if (!is30) return draft
  exclusiveLimit(draft, source, 'exclusiveMinimum', 'minimum')
  exclusiveLimit(draft, source, 'exclusiveMaximum', 'maximum')
  return flagOf(source, 'nullable') === true ? orNull(draft) : draft
}

function renameMember(draft: Draft, from: string, to: string): void {
  const value = draft[from]
  if (value === undefined) return
  draft[to] = value
  delete draft[from]
}

function exclusiveLimit(draft: Draft, source: JsonObject, flag: string, limit: string): void {
  const value = draft[limit]
  if (getOwn(source, flag) !== true || value === undefined) return
  draft[flag] = value
  delete draft[limit]
}

/** Whether a value of this schema stands for bytes. */
export function isBinary(schema: JsonObject): boolean {
  if (textOf(schema, 'format') === 'binary') return true
  const mediaType = textOf(schema, 'contentMediaType')
  if (mediaType === undefined || 'contentEncoding' in schema) return false
  return !isJsonType(mediaType) && !isTextType(mediaType)
}

function asBase64(draft: Draft): void {
  if (draft.format === 'binary') delete draft.format
  draft.type ??= 'string'
  draft.contentEncoding = 'base64'
}

function orNull(draft: Draft): JsonValue {
  const { type, enum: values } = draft
  if (COMBINING.some((keyword) => keyword in draft)) {
    const { description, title, ...rest } = draft
    return {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      anyOf: [rest, { type: 'null' }],
    }
  }
  if (type !== undefined) draft.type = isJsonArray(type) ? [...type, 'null'] : [type, 'null']
  if (isJsonArray(values) && !values.includes(null)) draft.enum = [...values, null]
  return draft
}
