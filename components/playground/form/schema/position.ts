import { isObject, type JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { type ExactValue, isExactObject } from '#lib/contract/exact/exact-value.ts'
import { exactOf } from '#lib/contract/exact/write-exact.ts'
import { judge } from './judge.ts'
import { isSchema, schemaAt, schemaMapAt, schemasAt, textAt } from './keywords.ts'
import type { Schema, SchemaObject } from './schema-document.ts'
import type { Surroundings } from './surroundings.ts'
import { chosenVariant, type VariantGroup } from './variants.ts'

/** One schema that holds at a place. `orNull`: null fits there as well, by an alternative beside it. */
export type Rule = { readonly schema: SchemaObject; readonly orNull: boolean }

/** Everything that holds at one place of the arguments, with its references followed and its variants chosen. */
export type Position = {
  readonly rules: readonly Rule[]
  /** A schema here allows nothing. */
  readonly isForbidden: boolean
  readonly groups: readonly VariantGroup[]
  /** Why not everything that holds here is known. */
  readonly problem: string | null
}

const NOT_IN_DOCUMENT = 'Part of the schema is not in the document that the tool announced.'

/** What holds at a place: `schemas` together, for the value that stands there now. `key` names the place. */
export function positionOf(
  around: Surroundings,
  schemas: readonly Schema[],
  value: ExactValue | undefined,
  key: string,
): Position {
  const gathering = new Gathering(around, value, key)
  for (const schema of schemas) gathering.add(schema, false)
  return gathering.run()
}

class Gathering {
  readonly #around: Surroundings
  readonly #value: ExactValue | undefined
  readonly #key: string
  readonly #open: { schema: Schema; orNull: boolean }[] = []
  readonly #seen = new Set<Schema>()
  readonly #rules: Rule[] = []
  readonly #groups: VariantGroup[] = []
  #isForbidden = false
  #problem: string | null = null

  constructor(around: Surroundings, value: ExactValue | undefined, key: string) {
    this.#around = around
    this.#value = value
    this.#key = key
  }

  /** A schema that came before holds already: what refers to itself adds nothing. */
  add(schema: Schema, orNull: boolean): void {
    if (typeof schema === 'object' && this.#seen.has(schema)) return
    this.#seen.add(schema)
    this.#open.push({ schema, orNull })
  }

  run(): Position {
    for (let next = this.#open.shift(); next; next = this.#open.shift()) {
      this.#around.budget.take()
      if (typeof next.schema === 'object') this.#take(next.schema, next.orNull)
      else if (!next.schema) this.#isForbidden = true
    }
    return {
      rules: this.#rules,
      isForbidden: this.#isForbidden,
      groups: this.#groups,
      problem: this.#problem,
    }
  }

  #take(schema: SchemaObject, orNull: boolean): void {
    const { document } = this.#around
    const reference =
      textAt(schema, '$ref') ?? textAt(schema, '$dynamicRef') ?? textAt(schema, '$recursiveRef')
    const isAlone = reference !== undefined && document.hasLoneReferences
    if (!isAlone) this.#rules.push({ schema, orNull })
    if (reference !== undefined) {
      const target = document.target(schema, reference)
      if (target === null) this.#problem = NOT_IN_DOCUMENT
      else this.add(target, orNull)
    }
    if (!isAlone) this.#takeApplicators(schema, orNull)
  }

  #takeApplicators(schema: SchemaObject, orNull: boolean): void {
    for (const part of schemasAt(schema, 'allOf')) this.add(part, orNull)
    this.#takeCondition(schema, orNull)
    for (const keyword of ['dependentSchemas', 'dependencies']) {
      for (const [name, part] of schemaMapAt(schema, keyword)) {
        if (isExactObject(this.#value) && this.#value.has(name)) this.add(part, orNull)
      }
    }
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const options = schemasAt(schema, keyword)
      if (options.length > 0) this.#takeOptions(options, orNull)
    }
  }

  #takeCondition(schema: SchemaObject, orNull: boolean): void {
    const condition = schemaAt(schema, 'if')
    // What is not there fits or not by what it will be: nothing holds yet.
    if (condition === undefined || this.#value === undefined) return
    const court = { ...this.#around, isUnfinished: false }
    const holds = judge(court, condition, this.#value)
    if (holds === null) return
    const branch = schemaAt(schema, holds ? 'then' : 'else')
    if (branch !== undefined) this.add(branch, orNull)
  }

  #takeOptions(options: readonly Schema[], orNull: boolean): void {
    const choices = listedChoices(options)
    if (choices !== null) {
      this.#rules.push({ schema: choices, orNull })
      return
    }
    const others = options.filter((option) => !isNullAlone(option))
    const isNullable = orNull || others.length < options.length
    const [only] = others
    if (others.length === 1 && only !== undefined) {
      this.add(only, isNullable)
      return
    }
    const key = `${this.#key} ${this.#groups.length}`
    const group = chosenVariant(this.#around, { options: others, value: this.#value, key })
    this.#groups.push(group)
    const chosen = others[group.chosen]
    if (chosen !== undefined) this.add(chosen, isNullable)
  }
}

function isNullAlone(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false
  return schema.type === 'null' || (Object.hasOwn(schema, 'const') && schema.const === null)
}

const BESIDE_A_CHOICE: ReadonlySet<string> = new Set([
  'const',
  'description',
  'enum',
  'title',
  'type',
])

/** Alternatives that are single values with names are one choice among them. */
function listedChoices(options: readonly Schema[]): SchemaObject | null {
  const values: unknown[] = []
  const names: unknown[] = []
  for (const option of options) {
    if (!isObject(option) || !isSingleValue(option)) return null
    const value = Object.hasOwn(option, 'const')
      ? option.const
      : (getOwn(option, 'enum') as unknown[])[0]
    values.push(value)
    names.push(textAt(option, 'title') ?? textAt(option, 'description'))
  }
  return { enum: values, enumNames: names }
}

function isSingleValue(option: SchemaObject): boolean {
  if (!Object.keys(option).every((key) => BESIDE_A_CHOICE.has(key))) return false
  const choices = getOwn(option, 'enum')
  return Object.hasOwn(option, 'const') || (Array.isArray(choices) && choices.length === 1)
}

/** The first value of a keyword among the rules of a place; foreign JSON data. */
export function firstOf(position: Position, keyword: string): ExactValue | undefined {
  const rule = position.rules.find(({ schema }) => Object.hasOwn(schema, keyword))
  return rule && exactOf(rule.schema[keyword] as JsonValue)
}

/** The first text of a keyword among the rules of a place. */
export function firstText(position: Position, keyword: string): string | undefined {
  for (const { schema } of position.rules) {
    const text = textAt(schema, keyword)
    if (text !== undefined) return text
  }
  return undefined
}

/** True where a keyword of a rule is set to `true`. */
export function isMarked(position: Position, keyword: string): boolean {
  return position.rules.some(({ schema }) => getOwn(schema, keyword) === true)
}

/** A schema under a keyword of any rule. */
export function someSchema(position: Position, keyword: string): Schema | undefined {
  const rule = position.rules.find(({ schema }) => isSchema(getOwn(schema, keyword)))
  return rule && schemaAt(rule.schema, keyword)
}
