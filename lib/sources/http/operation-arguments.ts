import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import { isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { textOf } from '../members.ts'
import { argumentNames, type NamedParameter } from './argument-names.ts'
import type { BodyForm, Operation, RequestBody } from './operation.ts'
import type { SchemaLibrary } from './schema-library.ts'
import { standaloneSchema } from './translate-schema.ts'

/** What the arguments of an operation mean. */
export type OperationArguments = {
  /** JSON Schema 2020-12 of all of them. */
  readonly schema: JsonObject
  readonly parameters: readonly NamedParameter[]
  /** Names of the arguments that hold the body and choose its form; undefined where there is none. */
  readonly body: string | undefined
  readonly contentType: string | undefined
}

/** Values in the definitions of one tool's arguments: more would be sent to a model with every request. */
const MAX_DEFINITION_NODES = 1_000

const MAX_DESCRIPTION = 2_000

/** One object of arguments for everything that an operation takes: parameters by name, and the body. */
export function operationArguments(
  operation: Operation,
  library: SchemaLibrary,
): OperationArguments {
  const names = argumentNames(operation)
  const properties = new Map<string, JsonValue>()
  const references = new Set<string>()
  const translated = (source: JsonValue) => {
    const { schema, references: found } = library.translate(source)
    for (const reference of found) references.add(reference)
    return schema
  }
  for (const { name, parameter } of names.parameters) {
    const place = `${capital(parameter.place)} parameter`
    const label = name === parameter.name ? place : `${place} ${parameter.name}`
    const said = parameter.description ?? descriptionIn(parameter.schema)
    properties.set(name, described(translated(parameter.schema), label, said))
  }
  const { body } = operation
  if (body && names.body !== undefined) {
    properties.set(names.body, bodySchema(body, translated))
    if (names.contentType !== undefined) {
      properties.set(names.contentType, contentTypeSchema(body.forms))
    }
  }
  const required = requiredNames(operation, names)
  const schema = standaloneSchema(
    {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
    library.definitions(references, MAX_DEFINITION_NODES),
  )
  return { schema, ...names }
}

function requiredNames(
  { body }: Operation,
  names: Omit<OperationArguments, 'schema'>,
): readonly string[] {
  const parameters = names.parameters.filter(({ parameter }) => parameter.isRequired)
  return [
    ...parameters.map(({ name }) => name),
    ...(body?.isRequired && names.body !== undefined ? [names.body] : []),
  ]
}

function bodySchema(body: RequestBody, translated: (source: JsonValue) => JsonValue): JsonValue {
  const schemas = body.forms.map((form) => formSchema(form, translated))
  const distinct = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()]
  const [only] = distinct
  const schema = distinct.length === 1 && only !== undefined ? only : { anyOf: distinct }
  const types = body.forms.map(({ mediaType }) => mediaType).join(', ')
  return described(schema, `Body as ${types}`, body.description)
}

/** Text and bytes are not JSON: whatever the document says of them, they are one text here. */
function formSchema(
  { kind, mediaType, schema }: BodyForm,
  translated: (source: JsonValue) => JsonValue,
): JsonValue {
  if (kind === 'text') return { type: 'string', contentMediaType: mediaType }
  if (kind === 'binary') {
    return { type: 'string', contentEncoding: 'base64', contentMediaType: mediaType }
  }
  return schema === undefined ? true : translated(schema)
}

function contentTypeSchema(forms: readonly BodyForm[]): JsonObject {
  const types = forms.map(({ mediaType }) => mediaType)
  return {
    type: 'string',
    enum: types,
    description: `How the body is written; ${types[0]} where nothing is said.`,
  }
}

/** The place comes first, so that it is seen where two places use one name. */
function described(schema: JsonValue, label: string, said: string | undefined): JsonObject {
  const description = said === undefined ? `${label}.` : `${label}. ${said}`
  const base = isJsonObject(schema) ? schema : schema === false ? { not: {} } : {}
  return { ...base, description: cutToCharacters(description, MAX_DESCRIPTION) }
}

function descriptionIn(schema: JsonValue): string | undefined {
  return isJsonObject(schema) ? textOf(schema, 'description') : undefined
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
