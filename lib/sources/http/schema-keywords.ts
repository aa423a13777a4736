/** Whether a schema is of what is sent or of what comes back: `readOnly` and `writeOnly` depend on it. */
export type Direction = 'request' | 'response'

/** What the value of a keyword must be, so that a check of it means something. */
export type KeywordShape =
  | 'any'
  | 'text'
  | 'number'
  | 'count'
  | 'flag'
  | 'list'
  | 'names'
  | 'namesMap'
  | 'types'
  | 'schema'
  | 'schemas'
  | 'schemaMap'

/**
 * The keywords of JSON Schema 2020-12 that are carried over; every other member of a Schema Object says
 * nothing about a value (`xml`, `externalDocs`, extensions) or is translated on its own.
 */
export const SCHEMA_KEYWORDS: ReadonlyMap<string, KeywordShape> = new Map<string, KeywordShape>([
  ['type', 'types'],
  ['title', 'text'],
  ['description', 'text'],
  ['format', 'text'],
  ['pattern', 'text'],
  ['contentEncoding', 'text'],
  ['contentMediaType', 'text'],
  ['default', 'any'],
  ['const', 'any'],
  ['enum', 'list'],
  ['examples', 'list'],
  ['minimum', 'number'],
  ['maximum', 'number'],
  ['exclusiveMinimum', 'number'],
  ['exclusiveMaximum', 'number'],
  ['multipleOf', 'number'],
  ['minLength', 'count'],
  ['maxLength', 'count'],
  ['minItems', 'count'],
  ['maxItems', 'count'],
  ['minContains', 'count'],
  ['maxContains', 'count'],
  ['minProperties', 'count'],
  ['maxProperties', 'count'],
  ['uniqueItems', 'flag'],
  ['deprecated', 'flag'],
  ['readOnly', 'flag'],
  ['writeOnly', 'flag'],
  ['required', 'names'],
  ['dependentRequired', 'namesMap'],
  ['properties', 'schemaMap'],
  ['patternProperties', 'schemaMap'],
  ['dependentSchemas', 'schemaMap'],
  ['additionalProperties', 'schema'],
  ['propertyNames', 'schema'],
  ['items', 'schema'],
  ['contains', 'schema'],
  ['not', 'schema'],
  ['if', 'schema'],
  ['then', 'schema'],
  ['else', 'schema'],
  ['prefixItems', 'schemas'],
  ['allOf', 'schemas'],
  ['anyOf', 'schemas'],
  ['oneOf', 'schemas'],
])

/** Keywords that say something to people and nothing of a value. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
])

/** The types that JSON has; a document may write others, which mean nothing. */
export const JSON_TYPES: ReadonlySet<unknown> = new Set([
  'null',
  'boolean',
  'object',
  'array',
  'number',
  'string',
  'integer',
])
