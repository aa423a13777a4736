import { isObject, type JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import type { ExactValue } from '#lib/contract/exact/exact-value.ts'
import { exactOf, writeExact } from '#lib/contract/exact/write-exact.ts'
import { type JsonType, namedTypes } from './keywords.ts'
import type { Position, Rule } from './position.ts'
import { sameExact } from './same-exact.ts'
import type { SchemaObject } from './schema-document.ts'

/** One value that may be chosen, and what it is called. */
export type Choice = { readonly value: ExactValue; readonly label: string }

/** Keywords that only say something of one type, for schemas that name none. */
const TELLING: readonly (readonly [JsonType, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'minProperties',
      'maxProperties',
      'propertyNames',
      'dependentRequired',
    ],
  ],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains']],
  [
    'string',
    ['pattern', 'minLength', 'maxLength', 'format', 'contentEncoding', 'contentMediaType'],
  ],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
]

/** What stands for a value of any type, in the order that it is offered in. */
const ANY: readonly JsonType[] = ['string', 'number', 'boolean', 'object', 'array', 'null']

/** The types that a value at a place may have, in the order that the schema gives them. */
export function typesAt({ rules }: Position): readonly JsonType[] {
  let common: readonly JsonType[] | undefined
  for (const rule of rules) {
    const types = ruleTypes(rule)
    if (types !== undefined) common = common === undefined ? [...types] : shared(common, types)
  }
  return common ?? toldTypes(rules) ?? ANY
}

function ruleTypes({ schema, orNull }: Rule): ReadonlySet<JsonType> | undefined {
  const types = namedTypes(schema) ?? choiceTypes(schema)
  return types !== undefined && orNull ? new Set([...types, 'null' as const]) : types
}

/** An integer is a number, so that of the two together integers are left. */
function shared(left: readonly JsonType[], right: ReadonlySet<JsonType>): readonly JsonType[] {
  return left.flatMap((type) => {
    if (right.has(type)) return [type]
    if (type === 'number' && right.has('integer')) return ['integer' as const]
    return type === 'integer' && right.has('number') ? [type] : []
  })
}

function choiceTypes(schema: SchemaObject): ReadonlySet<JsonType> | undefined {
  const values = choicesOf(schema)
  return values && new Set(values.map(typeOfChoice))
}

function typeOfChoice(value: unknown): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isObject(value)) return 'object'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'string'
}

function toldTypes(rules: readonly Rule[]): readonly JsonType[] | undefined {
  const found = TELLING.find(([, keywords]) =>
    rules.some(({ schema }) => keywords.some((keyword) => Object.hasOwn(schema, keyword))),
  )
  if (found === undefined) return undefined
  return rules.some(({ orNull }) => orNull) ? [found[0], 'null'] : [found[0]]
}

function choicesOf(schema: SchemaObject): readonly unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema.const]
  const values = getOwn(schema, 'enum')
  return Array.isArray(values) ? values : undefined
}

/** The values that may be chosen from at a place; null where any may be written. */
export function choicesAt({ rules }: Position): readonly Choice[] | null {
  let common: readonly Choice[] | null = null
  for (const { schema, orNull } of rules) {
    const choices = choicesOfRule(schema, orNull)
    if (choices === null) continue
    common = common === null ? choices : common.filter((one) => isAmong(one, choices))
  }
  return common
}

function isAmong({ value }: Choice, choices: readonly Choice[]): boolean {
  return choices.some((choice) => sameExact(choice.value, value))
}

/** Choices of one schema that are offered; who has more to choose from writes JSON. */
const MAX_CHOICES = 1000

function choicesOfRule(schema: SchemaObject, orNull: boolean): readonly Choice[] | null {
  const values = choicesOf(schema)?.slice(0, MAX_CHOICES)
  if (values === undefined) return null
  const names = getOwn(schema, 'enumNames')
  const exact = values.map((value) => exactOf(value as JsonValue))
  const isMixed = exact.some((value) => typeof value !== 'string')
  const choices = exact.map((value, index) => {
    const name: unknown = Array.isArray(names) ? names[index] : undefined
    return { value, label: typeof name === 'string' ? name : choiceLabel(value, isMixed) }
  })
  const hasNull = exact.includes(null)
  return orNull && !hasNull ? [...choices, { value: null, label: 'null' }] : choices
}

/** Beside values of other types a text is written with its quotation marks: "1" is not 1. */
function choiceLabel(value: ExactValue, isMixed: boolean): string {
  if (value === '') return '"" (empty text)'
  return typeof value === 'string' && !isMixed ? value : writeExact(value)
}

/** A value in few words, for a placeholder or a button. */
export function shortText(value: ExactValue): string {
  const text = typeof value === 'string' && value !== '' ? value : writeExact(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
