import type { ExactValue } from '#lib/contract/exact/exact-value.ts'
import { requiredNames } from './constraints.ts'
import { memberSchemas } from './judge.ts'
import type { JsonType } from './keywords.ts'
import { positionOf } from './position.ts'
import type { Schema } from './schema-document.ts'
import { choicesAt, typesAt } from './shape.ts'
import type { Surroundings } from './surroundings.ts'
import { onlyValue } from './variants.ts'

/**
 * What something starts as that a person adds, an item or a group: as empty as its type can be, with the members
 * that are required and can have one value only.
 */
export function initialValue(around: Surroundings, schemas: readonly Schema[]): ExactValue {
  const position = positionOf(around, schemas, undefined, '(new)')
  const choices = choicesAt(position)
  const [first] = choices ?? []
  if (choices?.length === 1 && first !== undefined) return first.value
  const type = typesAt(position)[0] ?? 'string'
  if (type !== 'object') return emptyOf(type)
  const members = new Map<string, ExactValue>()
  for (const name of requiredNames(position, () => false)) {
    const parts = position.rules.flatMap(({ schema }) => memberSchemas(schema, name))
    const values = parts.map((part) => (typeof part === 'object' ? onlyValue(part) : undefined))
    const only = values.find((value) => value !== undefined)
    if (only !== undefined) members.set(name, only)
  }
  return members
}

/** The value of a type with nothing in it. There is no empty number: it is text until one is typed. */
export function emptyOf(type: JsonType): ExactValue {
  switch (type) {
    case 'object':
      return new Map()
    case 'array':
      return []
    case 'boolean':
      return false
    case 'null':
      return null
    case 'string':
    case 'number':
    case 'integer':
      return ''
  }
}
