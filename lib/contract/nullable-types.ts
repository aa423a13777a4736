import { isObject } from '#lib/base/json.ts'

/** Keywords whose value is data, not a schema. */
const DATA_KEYWORDS: ReadonlySet<string> = new Set([
  'const',
  'default',
  'enum',
  'example',
  'examples',
])

/** Keywords whose value holds schemas by names of its own. */
const MAP_KEYWORDS: ReadonlySet<string> = new Set([
  '$defs',
  'definitions',
  'dependentSchemas',
  'patternProperties',
  'properties',
])

type Visit = { readonly value: unknown; readonly isMap: boolean }

/**
 * A copy of a foreign schema in which `nullable: true` of OpenAPI 3.0 is said in the words of JSON Schema: `null`
 * is one of the types, and of the values where they are listed. Servers that pass on such a service announce it so.
 * Iterative; linear in the schema.
 */
export function withNullableTypes<Schema>(schema: Schema): Schema {
  const copy = structuredClone(schema)
  const open: Visit[] = [{ value: copy, isMap: false }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { value, isMap } = visit
    if (Array.isArray(value)) open.push(...value.map((each) => ({ value: each, isMap: false })))
    else if (isObject(value)) {
      if (!isMap) admitNull(value)
      open.push(...inside(value, isMap))
    }
  }
  return copy
}

function inside(value: object, isMap: boolean): readonly Visit[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    if (isMap) return [{ value: inner, isMap: false }]
    return DATA_KEYWORDS.has(name) ? [] : [{ value: inner, isMap: MAP_KEYWORDS.has(name) }]
  })
}

/** Takes an object of the copy. */
function admitNull(schema: Record<string, unknown>): void {
  const { nullable, type, enum: values } = schema
  if (nullable !== true || (typeof type !== 'string' && !Array.isArray(type))) return
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  if (!types.includes('null')) schema.type = [...types, 'null']
  if (Array.isArray(values) && !values.includes(null)) schema.enum = [...values, null]
}
