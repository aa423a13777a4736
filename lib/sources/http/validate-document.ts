import type { validate } from '@readme/openapi-parser'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { isJsonArray, isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { textOf } from '../members.ts'
import { OpenApiDocument } from './open-api-document.ts'

/** Values that the validator may have to look at, each as often as something refers to it. */
const MAX_VALUES = 300_000

const MAX_MESSAGES = 20

const NOT_VALIDATED =
  'The document is too large to be held to the OpenAPI schema; its operations were read all the same.'

const INCOMPLETE = 'The document has no info or no paths, which OpenAPI asks for.'

type Description = Exclude<Parameters<typeof validate>[0], string>

/** Samples, and what no tool is made of: they may refer to anything, and unfold without end. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'example examples default enum const callbacks links encoding webhooks'.split(' '),
)

/** What the validator says of a document: foreign text. */
export type Validation = { readonly said: readonly string[]; readonly noted: readonly string[] }

/**
 * Holds a document to the schema of OpenAPI. Most real documents break it somewhere, so that what comes of it is
 * advice for the log. The validator gets a copy in which no schema refers to another: it unfolds references, so
 * that a small document could become an endless one, and it would fetch those to elsewhere. Never throws.
 */
export async function validateDocument(document: OpenApiDocument): Promise<Validation> {
  const copy = withoutSchemaReferences(document.root)
  if (!unfoldsWithin(copy, MAX_VALUES)) return { said: [], noted: [NOT_VALIDATED] }
  if (!isDescription(copy)) return { said: [], noted: [INCOMPLETE] }
  try {
    const { validate } = await import('@readme/openapi-parser')
    const result = await validate(copy, { resolve: { external: false, file: false } })
    const errors = result.valid ? [] : result.errors
    return { said: errors.slice(0, MAX_MESSAGES).map(({ message }) => message), noted: [] }
  } catch {
    // What the validator throws quotes the document.
    return { said: [], noted: ['The document could not be held to the OpenAPI schema.'] }
  }
}

function isDescription(copy: JsonObject): copy is JsonObject & Description {
  return 'openapi' in copy && isJsonObject(copy.info) && isJsonObject(copy.paths)
}

/** References to what is reused whole: parameters, responses and the like, but no schema. */
const REUSED =
  /^#\/components\/(?:parameters|responses|requestBodies|headers|securitySchemes|pathItems)\/[^/]+$/

/** A copy of its own; what refers to a schema says nothing of the value there. */
function withoutSchemaReferences(root: JsonObject): JsonObject {
  const copy = structuredClone(root)
  const open: JsonValue[] = [copy]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isJsonObject(next)) for (const name of namesToDrop(next)) Reflect.deleteProperty(next, name)
    open.push(...membersOf(next))
  }
  return copy
}

function namesToDrop(holder: JsonObject): readonly string[] {
  const names = Object.keys(holder)
  const reference = textOf(holder, '$ref')
  if (reference !== undefined && !REUSED.test(reference)) return names
  return names.filter((name) => LEFT_OUT.has(name))
}

/** Whether there are at most `maxValues` values once every reference is replaced by what it names. */
function unfoldsWithin(copy: JsonObject, maxValues: number): boolean {
  const document = new OpenApiDocument(copy)
  const open: JsonValue[] = [copy]
  for (let seen = 0; seen <= maxValues; seen++) {
    const next = open.pop()
    if (next === undefined) return true
    const reference = isJsonObject(next) ? textOf(next, '$ref') : undefined
    const named = reference === undefined ? undefined : document.at(reference)
    open.push(...(named === undefined ? membersOf(next) : [named]))
  }
  return false
}

function membersOf(value: JsonValue): readonly JsonValue[] {
  if (isJsonArray(value)) return value
  return isJsonObject(value) ? Object.values(value) : []
}
