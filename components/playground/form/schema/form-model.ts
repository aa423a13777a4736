import { jsonPointer } from '#lib/base/json-pointer.ts'
import {
  type ExactObject,
  type ExactValue,
  isExactArray,
  isExactObject,
} from '#lib/contract/exact/exact-value.ts'
import { Budget, TooMuchWork } from './budget.ts'
import type { Builder, Place } from './builder.ts'
import { constraintsAt } from './constraints.ts'
import { fieldActs } from './field-acts.ts'
import { arrayControl, objectControl } from './field-containers.ts'
import type { FieldControl, FieldModel, FieldTypes, FieldVariants } from './field-model.ts'
import { emptyOf, initialValue } from './initial-value.ts'
import { typesOf } from './judge.ts'
import type { JsonType } from './keywords.ts'
import { firstOf, firstText, isMarked, type Position, positionOf } from './position.ts'
import { sameExact } from './same-exact.ts'
import { type Schema, SchemaDocument } from './schema-document.ts'
import { choicesAt, shortText, typesAt } from './shape.ts'
import { inVariant } from './variants.ts'

/** Steps that one drawing of a form may take: some tenths of a second. */
const MAX_STEPS = 200_000
/** Fields that one form may have. */
const MAX_FIELDS = 1500
/** Levels of fields within fields. */
const MAX_LEVELS = 24

/** A form, or a sentence that says why these arguments are written as JSON only. */
export type FormModel = { readonly root: FieldModel } | { readonly refusal: string }

/** The form of a schema for the arguments that are there now. Pure; takes bounded time, whatever the schema is. */
export function formModel(
  schema: unknown,
  value: ExactObject,
  choices: ReadonlyMap<string, string>,
): FormModel {
  const document = SchemaDocument.read(schema)
  if (typeof document === 'string') return { refusal: document }
  let fields = 0
  const builder: Builder = {
    document,
    choices,
    budget: new Budget(MAX_STEPS),
    field(place) {
      if (++fields > MAX_FIELDS || place.path.length > MAX_LEVELS) throw new TooMuchWork()
      return fieldOf(builder, place)
    },
  }
  try {
    return rootModel(builder, value)
  } catch (problem) {
    if (problem instanceof TooMuchWork) return { refusal: TOO_MUCH }
    throw problem
  }
}

const TOO_MUCH =
  'The schema or the arguments are too large, or nested too deep, to be shown as a form.'
const NO_OBJECT = 'The schema asks for something else than an object, and arguments are one.'

function rootModel(builder: Builder, value: ExactObject): FormModel {
  const schemas = [builder.document.root]
  const position = positionOf(builder, schemas, value, '')
  if (position.isForbidden) return { refusal: 'The schema allows no arguments at all.' }
  if (!typesAt(position).includes('object')) return { refusal: NO_OBJECT }
  const root: Place = {
    path: [],
    schemas,
    value,
    label: 'Arguments',
    isRequired: true,
    isNamedFreely: false,
    isWithinAbsent: false,
  }
  const control = objectControl(builder, root, position)
  return { root: assembled(builder, { place: root, position, control, types: null, note: null }) }
}

function fieldOf(builder: Builder, place: Place): FieldModel {
  const { schemas, value, path } = place
  const key = jsonPointer(path)
  const position = positionOf(builder, schemas, value, key)
  const note =
    position.problem ?? (position.isForbidden ? 'The schema allows no value here.' : null)
  const types = fieldTypes(builder, position, value, key)
  const control = controlOf(builder, { place, position, type: types.chosen })
  const isSplit = types.options.length > 1 && choicesAt(position) === null
  return assembled(builder, { place, position, control, types: isSplit ? types : null, note })
}

type Parts = {
  readonly place: Place
  readonly position: Position
  readonly control: FieldControl
  readonly types: FieldTypes | null
  readonly note: string | null
}

function assembled(builder: Builder, { place, position, control, types, note }: Parts): FieldModel {
  const { path, value, isRequired, isNamedFreely } = place
  const title = firstText(position, 'title')
  const isTitled = title !== undefined && !isNamedFreely && path.length > 0
  const fallback = firstOf(position, 'default')
  return {
    path,
    label: isTitled ? title : place.label,
    name: isTitled && !isSameName(title, place.label) ? place.label : null,
    description: firstText(position, 'description') ?? '',
    hint: constraintsAt(position),
    isRequired,
    value,
    placeholder: placeholder(position, fallback),
    control,
    acts: fieldActs({ place, position, control, fallback }),
    variants: fieldVariants(builder, { place, position, control }),
    types,
    isNamedFreely,
    note: note ?? oddValue(position, control, value),
  }
}

function fieldVariants(
  builder: Builder,
  { place, position, control }: Pick<Parts, 'place' | 'position' | 'control'>,
): readonly FieldVariants[] {
  // A group that is open stands there for whoever looks at it, and so gets the mark of what is chosen.
  const isOpen = control.kind === 'object' && control.isOpen
  const from = place.value ?? (isOpen ? new Map<string, ExactValue>() : undefined)
  return position.groups.map((group) => {
    const become = group.options.map((option, index) => {
      return inVariant(builder, group, index, from) ?? created(builder, place, option)
    })
    return { ...group, become }
  })
}

/** An item of a list is always there; any other field may be left out until something is written. */
function created(
  builder: Builder,
  place: Place,
  option: Schema | undefined,
): ExactValue | undefined {
  const isItem = typeof place.path.at(-1) === 'number'
  const isThere = isItem || place.isNamedFreely || place.path.length === 0
  return isThere ? initialValue(builder, [...place.schemas, option ?? true]) : undefined
}

function isSameName(title: string, name: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
  return bare(title) === bare(name)
}

function placeholder(position: Position, fallback: ExactValue | undefined): string {
  if (fallback !== undefined) return `default: ${shortText(fallback)}`
  const examples = firstOf(position, 'examples')
  const example = isExactArray(examples) ? examples[0] : firstOf(position, 'example')
  return example === undefined ? '' : `e.g. ${shortText(example)}`
}

function oddValue(
  position: Position,
  control: FieldControl,
  value: ExactValue | undefined,
): string | null {
  if (value === undefined) return null
  if (control.kind === 'number' && typeof value === 'string') {
    return value === '' ? 'Not a number yet.' : 'This is no JSON number: it would be sent as text.'
  }
  if (control.kind === 'choice' && control.chosen === -1) {
    return `The schema does not offer ${shortText(value)}.`
  }
  const isNull = value === null && !typesAt(position).includes('null')
  return isNull ? 'The schema does not allow null here.' : null
}

/** Null is a state of every field that may have it, and no type to choose. */
function fieldTypes(
  builder: Builder,
  position: Position,
  value: ExactValue | undefined,
  path: string,
): FieldTypes {
  const key = `${path} type`
  const all = typesAt(position).filter((type) => type !== 'null')
  const options = all.filter((type) => type !== 'integer' || !all.includes('number'))
  const wanted = options.find((type) => type === builder.choices.get(key))
  const own = value === undefined || value === null ? [] : typesOf(value)
  const ofValue = options.find((type) => own.includes(type))
  // A text in a field for numbers is what is being typed.
  const isTyping = wanted !== undefined && isNumeric(wanted) && typeof value === 'string'
  const chosen =
    (isTyping ? wanted : ofValue) ?? (own.length > 0 ? options[0] : wanted) ?? options[0]
  return {
    key,
    options,
    chosen: chosen ?? 'null',
    become: options.map((type) => emptyOf(type)),
  }
}

function isNumeric(type: JsonType): boolean {
  return type === 'number' || type === 'integer'
}

type ControlQuestion = {
  readonly place: Place
  readonly position: Position
  readonly type: JsonType
}

const OTHER_TYPE = 'The value is of another type than the schema asks for.'
const UNSHOWABLE = 'The text holds signs that a field cannot show as they are.'

function controlOf(builder: Builder, { place, position, type }: ControlQuestion): FieldControl {
  const { value } = place
  const choices = choicesAt(position)
  if (choices !== null) {
    const chosen = choices.findIndex((choice) => sameExact(choice.value, value))
    return { kind: 'choice', choices, chosen }
  }
  const fits = value === undefined || value === null || typesOf(value).includes(type)
  const isTyped = isNumeric(type) && (typeof value === 'string' || typeof value === 'object')
  if (!fits && !(isTyped && !isExactObject(value) && !isExactArray(value))) {
    return { kind: 'json', reason: OTHER_TYPE }
  }
  switch (type) {
    case 'object':
      return objectControl(builder, place, position)
    case 'array':
      return arrayControl(builder, place, position)
    case 'boolean':
      return { kind: 'boolean' }
    case 'number':
    case 'integer':
      return { kind: 'number' }
    case 'string':
      return textControl(position, value)
    case 'null':
      return {
        kind: 'choice',
        choices: [{ value: null, label: 'null' }],
        chosen: value === null ? 0 : -1,
      }
  }
}

const FILE_FORMATS: ReadonlySet<string> = new Set(['binary', 'byte'])

function textControl(position: Position, value: ExactValue | undefined): FieldControl {
  // A field of the page turns every line end into one kind, and drops the rest.
  const isShowable = typeof value !== 'string' || !UNSHOWABLE_SIGNS.test(value)
  if (!isShowable) return { kind: 'json', reason: UNSHOWABLE }
  const format = firstText(position, 'format') ?? ''
  const isFile = firstText(position, 'contentEncoding') === 'base64' || FILE_FORMATS.has(format)
  if (isFile) return { kind: 'file' }
  return { kind: 'text', isSecret: format === 'password' || isMarked(position, 'writeOnly') }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a text field loses.
const UNSHOWABLE_SIGNS = /[\u0000-\u0008\u000b-\u001f]/
