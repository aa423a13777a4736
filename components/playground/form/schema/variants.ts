import type { JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { type ExactValue, isExactObject } from '#lib/contract/exact/exact-value.ts'
import { exactOf, writeExact } from '#lib/contract/exact/write-exact.ts'
import { judge } from './judge.ts'
import { memberSchema, namedTypes, schemaMapAt, textAt, wordsAt } from './keywords.ts'
import type { Schema, SchemaDocument, SchemaObject } from './schema-document.ts'
import type { Surroundings } from './surroundings.ts'

/** Alternatives at one place, one of which is shown. */
export type VariantGroup = {
  readonly key: string
  readonly options: readonly Schema[]
  readonly labels: readonly string[]
  readonly chosen: number
}

type Question = {
  readonly options: readonly Schema[]
  readonly value: ExactValue | undefined
  readonly key: string
}

/** References in a row that are followed to what they lead to. */
const MAX_REFERENCES = 20

/**
 * The alternative that a value belongs to: the one that a person chose as long as nothing in the value speaks
 * against it, else the one that it fits, else the one that names most of its members.
 */
export function chosenVariant(around: Surroundings, question: Question): VariantGroup {
  const { options, key } = question
  const labels = options.map((option, index) => labelOf(around.document, option, index, options))
  const choice = Number(around.choices.get(key) ?? Number.NaN)
  const wanted = choice < options.length ? choice : undefined
  return { key, options, labels, chosen: foundVariant(around, question, wanted) }
}

function foundVariant(
  around: Surroundings,
  question: Question,
  wanted: number | undefined,
): number {
  const { options, value } = question
  if (value === undefined || value === null) return wanted ?? 0
  const possible = options.map(
    (option) => judge({ ...around, isUnfinished: true }, option, value) !== false,
  )
  if (wanted !== undefined && possible[wanted]) return wanted
  const whole = options.findIndex((option) =>
    judge({ ...around, isUnfinished: false }, option, value),
  )
  if (whole !== -1) return whole
  const score = (index: number) => {
    const shared = namesOf(around.document, options[index] ?? true).filter(
      (name) => isExactObject(value) && value.has(name),
    )
    return shared.length + (possible[index] ? 1000 : 0)
  }
  const best =
    options.map((_, index) => index).sort((one, other) => score(other) - score(one))[0] ?? 0
  return wanted !== undefined && !possible[best] ? wanted : best
}

/** The schema itself, behind the references that lead to it. */
export function followed(document: SchemaDocument, schema: Schema): SchemaObject {
  let place: Schema = schema
  for (let count = 0; count < MAX_REFERENCES && typeof place === 'object'; count++) {
    const reference = textAt(place, '$ref')
    const target: Schema | null = reference === undefined ? null : document.target(place, reference)
    if (target === null) return place
    place = target
  }
  return typeof place === 'object' ? place : {}
}

function namesOf(document: SchemaDocument, schema: Schema): readonly string[] {
  return schemaMapAt(followed(document, schema), 'properties').map(([name]) => name)
}

/** What an alternative is called: its title, what tells it from the others, its type, or its number. */
function labelOf(
  document: SchemaDocument,
  option: Schema,
  index: number,
  all: readonly Schema[],
): string {
  if (typeof option === 'boolean') return option ? 'anything' : 'nothing'
  const schema = followed(document, option)
  const told =
    textAt(option, 'title') ?? textAt(schema, 'title') ?? mark(schema) ?? lastName(option)
  if (told !== undefined) return told
  const types = [...(namedTypes(schema) ?? [])].join(' or ')
  const isAlone = all.every((other) => {
    return other === option || typesText(document, other) !== types
  })
  if (types !== '' && isAlone) return types
  const required = wordsAt(schema, 'required')
  return required.length > 0 ? `with ${required.join(', ')}` : `variant ${index + 1}`
}

function typesText(document: SchemaDocument, schema: Schema): string {
  return [...(namedTypes(followed(document, schema)) ?? [])].join(' or ')
}

/** A member that has one value only in this alternative. */
function mark(schema: SchemaObject): string | undefined {
  const [name, value] = marksOf(schema)[0] ?? []
  return value === undefined
    ? undefined
    : `${name}: ${typeof value === 'string' ? value : writeExact(value)}`
}

/** Where a reference leads, e.g. `Circle` in `#/$defs/Circle`. */
function lastName(option: SchemaObject): string | undefined {
  const name = textAt(option, '$ref')?.split(/[/#]/).at(-1)
  return name === '' ? undefined : name
}

/** The members for which a schema allows one value only, with that value. */
export function marksOf(schema: SchemaObject): readonly (readonly [string, ExactValue])[] {
  return schemaMapAt(schema, 'properties').flatMap(([name, member]) => {
    const only = typeof member === 'object' ? onlyValue(member) : undefined
    return only === undefined ? [] : [[name, only] as const]
  })
}

/** The one value that a schema allows. */
export function onlyValue(schema: SchemaObject): ExactValue | undefined {
  if (Object.hasOwn(schema, 'const')) return exactOf(schema.const as JsonValue)
  const choices = getOwn(schema, 'enum')
  const [only] = Array.isArray(choices) && choices.length === 1 ? choices : []
  return only === undefined ? undefined : exactOf(only as JsonValue)
}

/**
 * What becomes of a value when another alternative is chosen: members that only the old one knows go, those that the
 * new one allows no more go, and what marks the new one comes. Undefined where nothing of it can stay.
 */
export function inVariant(
  around: Surroundings,
  group: VariantGroup,
  next: number,
  value: ExactValue | undefined,
): ExactValue | undefined {
  const court = { ...around, isUnfinished: true }
  const option = group.options[next] ?? true
  if (value === undefined || !isExactObject(value)) {
    const stays = value !== undefined && judge(court, option, value) !== false
    return stays ? value : undefined
  }
  const to = followed(around.document, option)
  const types = namedTypes(to)
  if (types !== undefined && !types.has('object')) return undefined
  const old = new Set(namesOf(around.document, group.options[group.chosen] ?? true))
  const required = new Set(wordsAt(to, 'required'))
  const marks = new Map(marksOf(to).filter(([name]) => required.has(name) || old.has(name)))
  const stays = ([name, member]: readonly [string, ExactValue]) => {
    const schema = memberSchema(to, 'properties', name)
    return schema === undefined ? !old.has(name) : judge(court, schema, member) !== false
  }
  const kept = [...value].filter(([name, member]) => marks.has(name) || stays([name, member]))
  return new Map([...marks, ...kept.filter(([name]) => !marks.has(name))])
}
