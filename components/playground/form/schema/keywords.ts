import { isObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import type { Schema, SchemaObject } from './schema-document.ts'

/** The types that a form tells apart; `integer` is a number without a fraction. */
export const JSON_TYPES = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
] as const
export type JsonType = (typeof JSON_TYPES)[number]

/** True where a schema may stand. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || isObject(value)
}

/** The schema under a keyword. */
export function schemaAt(schema: SchemaObject, keyword: string): Schema | undefined {
  const value = getOwn(schema, keyword)
  return isSchema(value) ? value : undefined
}

/** The schemas that a keyword lists. */
export function schemasAt(schema: SchemaObject, keyword: string): readonly Schema[] {
  const value = getOwn(schema, keyword)
  return Array.isArray(value) ? value.filter(isSchema) : []
}

/** The schemas that a keyword holds by name. */
export function schemaMapAt(
  schema: SchemaObject,
  keyword: string,
): readonly (readonly [string, Schema])[] {
  const value = getOwn(schema, keyword)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, member]) =>
    isSchema(member) ? [[name, member] as const] : [],
  )
}

/** The schema that a keyword holds under one name. */
export function memberSchema(
  schema: SchemaObject,
  keyword: string,
  name: string,
): Schema | undefined {
  const map = getOwn(schema, keyword)
  const member = isObject(map) ? getOwn(map, name) : undefined
  return isSchema(member) ? member : undefined
}

/** The words that a keyword lists. */
export function wordsAt(schema: SchemaObject, keyword: string): readonly string[] {
  const value = getOwn(schema, keyword)
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []
}

/** The text of a keyword. */
export function textAt(schema: SchemaObject, keyword: string): string | undefined {
  const value = getOwn(schema, keyword)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The number of a keyword. */
export function numberAt(schema: SchemaObject, keyword: string): number | undefined {
  const value = getOwn(schema, keyword)
  return typeof value === 'number' ? value : undefined
}

/** The types that a schema names; undefined where it names none. */
export function namedTypes(schema: SchemaObject): ReadonlySet<JsonType> | undefined {
  const value = getOwn(schema, 'type')
  const names: readonly unknown[] = Array.isArray(value) ? value : [value]
  const types = JSON_TYPES.filter((type) => names.includes(type))
  if (types.length === 0) return undefined
  return new Set(getOwn(schema, 'nullable') === true ? [...types, 'null' as const] : types)
}

/** The schemas that hold for an item by its place: tuples of every draft, then the items behind them. */
export function itemSchema(schema: SchemaObject, index: number): Schema | undefined {
  const items = getOwn(schema, 'items')
  const prefix = Array.isArray(items)
    ? schemasAt(schema, 'items')
    : schemasAt(schema, 'prefixItems')
  if (index < prefix.length) return prefix[index]
  const rest = schemaAt(schema, Array.isArray(items) ? 'additionalItems' : 'items')
  return rest ?? schemaAt(schema, 'unevaluatedItems')
}

/** How many places a tuple names. */
export function tupleLength(schema: SchemaObject): number {
  const items = schemasAt(schema, 'items').length
  return items > 0 ? items : schemasAt(schema, 'prefixItems').length
}
