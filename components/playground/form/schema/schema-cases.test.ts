import { expect, test } from 'vitest'
import { type SchemaInput, schemaCases } from '#fixtures/schemas/schema-case.ts'
import { jsonPointer } from '#lib/base/json-pointer.ts'
import { type ExactObject, type ExactValue, isExactArray } from '#lib/contract/exact/exact-value.ts'
import { writeExact } from '#lib/contract/exact/write-exact.ts'
import { draftOfText, draftOfValue, EMPTY_DRAFT, readArguments } from '../../argument-draft.ts'
import type { FieldModel, Path } from './field-model.ts'
import { applyEdit, type FormEdit } from './form-edit.ts'
import { formModel } from './form-model.ts'
import { typedValue } from './typed-value.ts'

type FieldInput = Extract<SchemaInput, { field: string }>

/** Does with the form's model what the browser does with its fields. */
class Person {
  readonly #schema: unknown
  readonly #choices = new Map<string, string>()
  value: ExactObject = new Map()

  constructor(schema: unknown) {
    this.#schema = schema
  }

  does(input: SchemaInput): void {
    if (input.do === 'json') this.value = draftOfText(EMPTY_DRAFT, input.text).value
    else if (input.do === 'paste') this.#paste(input.text)
    else if (input.do !== 'form' && input.do !== 'send_anyway') this.#field(input)
  }

  #paste(text: string): void {
    const read = readArguments(text)
    if ('value' in read) this.value = read.value
  }

  #field(input: FieldInput): void {
    this.value = applyEdit(this.value, this.#editOf(this.#find(input.field), input))
  }

  #editOf(field: FieldModel, input: FieldInput): FormEdit {
    const { path } = field
    switch (input.do) {
      case 'fill':
        expect(['text', 'number', 'file']).toContain(field.control.kind)
        return { kind: 'set', path, value: typedValue(field, input.text) }
      case 'file':
        expect(field.control.kind).toBe('file')
        return { kind: 'set', path, value: input.base64 }
      case 'choose':
        return { kind: 'set', path, value: chosen(field, input.option) }
      case 'variant':
        return this.#variant(field, input.option)
      case 'type':
        return this.#type(field, input.option)
      case 'add':
        return { kind: 'set', path, value: withMore(field) }
      case 'remove':
        return { kind: 'set', path, value: undefined }
      case 'up':
      case 'down':
        return moved(path, input.do === 'up' ? -1 : 1)
      case 'name':
        return { kind: 'set', path: [...path, input.text], value: furtherValue(field) }
      case 'rename':
        expect(field.isNamedFreely).toBe(true)
        return { kind: 'rename', path, to: input.text }
      default: {
        const act = field.acts.find(({ kind }) => kind === input.do)
        expect(act, `${input.do} of ${input.field}`).toBeDefined()
        return { kind: 'set', path, value: act?.value }
      }
    }
  }

  #variant({ variants, path, value }: FieldModel, option: string): FormEdit {
    const group = variants.find(({ labels }) => labels.includes(option))
    if (group === undefined) throw new Error(`no variant ${option}`)
    const index = group.labels.indexOf(option)
    this.#choices.set(group.key, String(index))
    return { kind: 'set', path, value: path.length > 0 ? group.become[index] : value }
  }

  #type({ types, path }: FieldModel, option: string): FormEdit {
    const index = types?.options.map(String).indexOf(option) ?? -1
    if (!types || index === -1) throw new Error(`no type ${option}`)
    this.#choices.set(types.key, option)
    return { kind: 'set', path, value: types.become[index] }
  }

  #find(pointer: string): FieldModel {
    const model = formModel(this.#schema, this.value, this.#choices)
    if ('refusal' in model) throw new Error(model.refusal)
    const open: FieldModel[] = [model.root]
    for (let field = open.pop(); field; field = open.pop()) {
      if (jsonPointer(field.path) === pointer) return field
      if (field.control.kind === 'object') open.push(...field.control.fields)
      if (field.control.kind === 'array') open.push(...field.control.items)
    }
    throw new Error(`no field ${pointer}`)
  }
}

function chosen({ control, value }: FieldModel, option: string): ExactValue {
  if (control.kind === 'boolean') return option === 'true'
  if (control.kind !== 'choice' && control.kind !== 'choices') throw new Error(control.kind)
  const choice = control.choices.find(({ label }) => label === option)
  if (choice === undefined) throw new Error(`no choice ${option}`)
  if (control.kind === 'choice') return choice.value
  return isExactArray(value) ? [...value, choice.value] : [choice.value]
}

function withMore({ control, value }: FieldModel): ExactValue {
  if (control.kind === 'object') return control.added
  if (control.kind !== 'array' || control.added === null) throw new Error('nothing to add')
  return [...(isExactArray(value) ? value : []), control.added]
}

function moved(path: Path, by: number): FormEdit {
  const from = Number(path.at(-1))
  return { kind: 'move', path: path.slice(0, -1), from, to: from + by }
}

function furtherValue({ control }: FieldModel): ExactValue {
  if (control.kind !== 'object' || control.further === null) throw new Error('no further field')
  return control.further.added
}

test.each(schemaCases().map((one) => [one.name, one] as const))(
  'what is typed arrives to the letter: %s',
  (_, { schema, inputs, arguments: expected }) => {
    const person = new Person(schema)
    for (const input of inputs) person.does(input)
    expect(writeExact(person.value)).toBe(expected)
    expect(draftOfText(EMPTY_DRAFT, draftOfValue(person.value).text).value).toEqual(person.value)
  },
)
