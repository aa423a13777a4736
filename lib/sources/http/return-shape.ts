import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { isJsonType } from './media-type.ts'
import type { DeclaredResponse, Operation } from './operation.ts'
import type { SchemaLibrary } from './schema-library.ts'
import { standaloneSchema } from './translate-schema.ts'

/** Values in the definitions of one tool's return type. */
const MAX_DEFINITION_NODES = 400

/** Stands for an answer without a JSON body: its result has no value. */
const NO_VALUE: JsonObject = Object.freeze({ type: 'null' })

/**
 * What an operation gives where it succeeds, as the boundary checks it: the JSON body of any declared success,
 * or null where one has no such body. Undefined where the document says nothing of JSON.
 */
export function returnShape(
  { responses }: Operation,
  library: SchemaLibrary,
): JsonObject | undefined {
  const successes = successResponses(responses)
  if (successes.length === 0 || !successes.some(({ schema }) => schema !== undefined)) {
    return undefined
  }
  const references = new Set<string>()
  const schemas = new Map<string, JsonValue>()
  for (const { schema: source, mediaTypes } of successes) {
    // A JSON body of which nothing is said may be anything.
    if (source === undefined && mediaTypes.some(mayBeJson)) return undefined
    const schema = source === undefined ? NO_VALUE : translated(source, library, references)
    schemas.set(JSON.stringify(schema), schema)
    if (mediaTypes.some((type) => !mayBeJson(type))) schemas.set('null', NO_VALUE)
  }
  const [only] = schemas.values()
  const schema = schemas.size === 1 && only !== undefined ? only : { anyOf: [...schemas.values()] }
  return standaloneSchema(schema, library.definitions(references, MAX_DEFINITION_NODES))
}

function successResponses(responses: readonly DeclaredResponse[]): readonly DeclaredResponse[] {
  const successes = responses.filter(({ status }) => /^2(?:\d\d|XX)$/.test(status))
  return successes.length > 0 ? successes : responses.filter(({ status }) => status === 'DEFAULT')
}

function translated(source: JsonValue, library: SchemaLibrary, references: Set<string>): JsonValue {
  const { schema, references: found } = library.translate(source)
  for (const reference of found) references.add(reference)
  return schema
}

function mayBeJson(mediaType: string): boolean {
  return isJsonType(mediaType) || mediaType.includes('*')
}
