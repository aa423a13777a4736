import type { JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import {
  ExactNumber,
  type ExactObject,
  type ExactValue,
  isExactArray,
  isExactObject,
} from '#lib/contract/exact/exact-value.ts'
import { exactOf } from '#lib/contract/exact/write-exact.ts'
import type { Budget } from './budget.ts'
import {
  itemSchema,
  type JsonType,
  memberSchema,
  namedTypes,
  numberAt,
  schemaAt,
  schemaMapAt,
  schemasAt,
  textAt,
  wordsAt,
} from './keywords.ts'
import { matchesQuickly } from './quick-pattern.ts'
import { sameExact } from './same-exact.ts'
import type { Schema, SchemaDocument, SchemaObject } from './schema-document.ts'

/** Whether a value fits a schema; null where the page does not try to find out. */
export type Verdict = boolean | null

/** Deeper than this nothing is found out. */
const MAX_DEPTH = 24

/** What a judgement needs. `isUnfinished`: what is missing may still come, so only what is there can speak against. */
export type Court = {
  readonly document: SchemaDocument
  readonly budget: Budget
  readonly isUnfinished: boolean
}

/**
 * Whether `value` fits `schema`, found out in bounded time: which variant a value belongs to, which branch of an `if`
 * holds. Not the check before a run: formats, uniqueness and patterns that could take long are left open.
 */
export function judge(court: Court, schema: Schema, value: ExactValue, depth = 0): Verdict {
  court.budget.take()
  if (typeof schema === 'boolean') return schema
  if (depth > MAX_DEPTH) return null
  const inner = (part: Schema, of: ExactValue = value) => judge(court, part, of, depth + 1)
  const reference = textAt(schema, '$ref') ?? textAt(schema, '$dynamicRef')
  if (reference !== undefined) {
    const target = court.document.target(schema, reference)
    const verdict = target === null ? null : inner(target)
    if (verdict === false || court.document.hasLoneReferences) return verdict
    return every([verdict, ownVerdict(court, schema, value, inner)])
  }
  return ownVerdict(court, schema, value, inner)
}

type Inner = (part: Schema, of?: ExactValue) => Verdict

function ownVerdict(court: Court, schema: SchemaObject, value: ExactValue, inner: Inner): Verdict {
  if (!fitsType(schema, value) || !fitsChoice(schema, value)) return false
  if (value instanceof ExactNumber && !fitsNumber(schema, Number(value.text))) return false
  const verdicts: Verdict[] = [combined(court, schema, inner)]
  if (typeof value === 'string') verdicts.push(fitsText(court, schema, value))
  if (isExactArray(value)) verdicts.push(fitsArray(court, schema, value, inner))
  if (isExactObject(value)) verdicts.push(fitsObject(court, schema, value, inner))
  return every(verdicts)
}

/** False where one is, null where one is open. */
function every(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false
  return verdicts.includes(null) ? null : true
}

function some(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(true)) return true
  return verdicts.includes(null) ? null : false
}

/** The types that a value is of. */
export function typesOf(value: ExactValue): readonly JsonType[] {
  if (value === null) return ['null']
  if (value instanceof ExactNumber) {
    return Number.isInteger(Number(value.text)) ? ['number', 'integer'] : ['number']
  }
  if (typeof value === 'string') return ['string']
  if (typeof value === 'boolean') return ['boolean']
  return isExactArray(value) ? ['array'] : ['object']
}

function fitsType(schema: SchemaObject, value: ExactValue): boolean {
  const types = namedTypes(schema)
  return types === undefined || typesOf(value).some((type) => types.has(type))
}

function fitsChoice(schema: SchemaObject, value: ExactValue): boolean {
  const isOne = (choice: unknown) => sameExact(exactOf(choice as JsonValue), value)
  if (Object.hasOwn(schema, 'const') && !isOne(schema.const)) return false
  const choices = getOwn(schema, 'enum')
  return !Array.isArray(choices) || choices.some(isOne)
}

function fitsNumber(schema: SchemaObject, value: number): boolean {
  const above = getOwn(schema, 'exclusiveMinimum')
  const below = getOwn(schema, 'exclusiveMaximum')
  const least = numberAt(schema, 'minimum') ?? -Infinity
  const most = numberAt(schema, 'maximum') ?? Infinity
  // Draft 4 has words here that sharpen the limits beside them.
  if (typeof above === 'number' ? value <= above : above === true && value === least) return false
  if (typeof below === 'number' ? value >= below : below === true && value === most) return false
  return value >= least && value <= most
}

function fitsText(court: Court, schema: SchemaObject, text: string): Verdict {
  const length = [...text].length
  if (length > (numberAt(schema, 'maxLength') ?? Infinity)) return false
  if (!court.isUnfinished && length < (numberAt(schema, 'minLength') ?? 0)) return false
  const pattern = textAt(schema, 'pattern')
  if (pattern === undefined) return true
  const fits = matchesQuickly(pattern, text)
  return court.isUnfinished && fits === false ? null : fits
}

function fitsArray(
  court: Court,
  schema: SchemaObject,
  items: readonly ExactValue[],
  inner: Inner,
): Verdict {
  if (items.length > (numberAt(schema, 'maxItems') ?? Infinity)) return false
  if (!court.isUnfinished && items.length < (numberAt(schema, 'minItems') ?? 0)) return false
  return every(items.map((item, index) => inner(itemSchema(schema, index) ?? true, item)))
}

function fitsObject(court: Court, schema: SchemaObject, value: ExactObject, inner: Inner): Verdict {
  const missing = wordsAt(schema, 'required').some((name) => !value.has(name))
  if (missing && !court.isUnfinished) return false
  const members = [...value].flatMap(([name, member]) =>
    memberSchemas(schema, name).map((part) => inner(part, member)),
  )
  const conditions = [
    ...schemaMapAt(schema, 'dependentSchemas'),
    ...schemaMapAt(schema, 'dependencies'),
  ].flatMap(([name, part]) => (value.has(name) ? [inner(part)] : []))
  return every([...members, ...conditions])
}

/** The schemas that one object schema has for a member: by its name, by patterns, else for all others. */
export function memberSchemas(schema: SchemaObject, name: string): readonly Schema[] {
  const own = memberSchema(schema, 'properties', name)
  const patterns = schemaMapAt(schema, 'patternProperties')
  const answers = patterns.map(([pattern]) => matchesQuickly(pattern, name))
  const matched = patterns.flatMap(([, part], index) => (answers[index] === true ? [part] : []))
  const found = own === undefined ? matched : [own, ...matched]
  if (found.length > 0 || answers.includes(null)) return found
  const other = schemaAt(schema, 'additionalProperties')
  return other === undefined ? [] : [other]
}

function combined(court: Court, schema: SchemaObject, inner: Inner): Verdict {
  const verdicts: Verdict[] = schemasAt(schema, 'allOf').map((part) => inner(part))
  const any = schemasAt(schema, 'anyOf')
  if (any.length > 0) verdicts.push(some(any.map((part) => inner(part))))
  const one = schemasAt(schema, 'oneOf')
  if (one.length > 0) {
    const fits = one.map((part) => inner(part))
    verdicts.push(court.isUnfinished ? some(fits) : exactlyOne(fits))
  }
  // What is unfinished may still come to fit, so nothing follows from that it fits now.
  if (court.isUnfinished) return every(verdicts)
  const not = schemaAt(schema, 'not')
  if (not !== undefined) verdicts.push(negated(inner(not)))
  const condition = schemaAt(schema, 'if')
  if (condition !== undefined) verdicts.push(branchVerdict(schema, inner(condition), inner))
  return every(verdicts)
}

function exactlyOne(verdicts: readonly Verdict[]): Verdict {
  const fitting = verdicts.filter((verdict) => verdict === true).length
  if (fitting > 1) return false
  return verdicts.includes(null) ? null : fitting === 1
}

function negated(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict
}

function branchVerdict(schema: SchemaObject, holds: Verdict, inner: Inner): Verdict {
  if (holds === null) return null
  const branch = schemaAt(schema, holds ? 'then' : 'else')
  return branch === undefined ? true : inner(branch)
}
