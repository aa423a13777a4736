import { getOwn } from '#lib/base/own.ts'
import { type ExactValue, isExactArray, isExactObject } from '#lib/contract/exact/exact-value.ts'
import type { Builder, Place } from './builder.ts'
import { isAdditionalForbidden, nameConstraints, requiredNames } from './constraints.ts'
import type { FieldControl } from './field-model.ts'
import { initialValue } from './initial-value.ts'
import { memberSchemas } from './judge.ts'
import {
  itemSchema,
  memberSchema,
  numberAt,
  schemaAt,
  schemaMapAt,
  tupleLength,
} from './keywords.ts'
import { firstText, type Position, positionOf } from './position.ts'
import { sameExact } from './same-exact.ts'
import type { Schema } from './schema-document.ts'
import { choicesAt } from './shape.ts'

/** Items of a list that are shown. */
const MAX_ITEMS = 200

/** The field of a group: the members that the schema names, then those that stand there beside them. */
export function objectControl(builder: Builder, place: Place, position: Position): FieldControl {
  const { value, schemas } = place
  const members = isExactObject(value) ? value : new Map<string, ExactValue>()
  // A group that is required is open from the start; one inside of it waits, so that recursion ends.
  const isOpen =
    isExactObject(value) || (value === undefined && place.isRequired && !place.isWithinAbsent)
  const added = isOpen && value !== undefined ? new Map() : initialValue(builder, schemas)
  if (!isOpen) return { kind: 'object', isOpen, fields: [], added, further: null }
  const declared = declaredNames(position)
  const required = requiredNames(position, (name) => members.has(name))
  const names = new Set([...declared, ...required, ...members.keys()])
  const fields = [...names].flatMap((name) => {
    const member = members.get(name)
    const parts = partsOf(position, name)
    // Nothing may stand here: shown only where something does.
    if (member === undefined && parts.includes(false)) return []
    return builder.field({
      path: [...place.path, name],
      schemas: parts,
      value: member,
      label: name,
      isRequired: required.has(name),
      isNamedFreely: !declared.has(name) && members.has(name),
      isWithinAbsent: value === undefined,
    })
  })
  return {
    kind: 'object',
    isOpen,
    fields,
    added,
    further: furtherMember(builder, position, declared),
  }
}

function declaredNames({ rules }: Position): ReadonlySet<string> {
  return new Set(
    rules.flatMap(({ schema }) => schemaMapAt(schema, 'properties').map(([name]) => name)),
  )
}

/** Everything that holds for a member. */
function partsOf({ rules }: Position, name: string): readonly Schema[] {
  const parts = rules.flatMap(({ schema }) => memberSchemas(schema, name))
  if (rules.some(({ schema }) => isNamed(schema, name)) || parts.length > 0) return parts
  return rules
    .map(({ schema }) => schemaAt(schema, 'unevaluatedProperties'))
    .filter((part) => part !== undefined)
}

function isNamed(schema: Position['rules'][number]['schema'], name: string): boolean {
  return memberSchema(schema, 'properties', name) !== undefined
}

/** Whether members may be added that the schema does not name: where it says so, or names none at all. */
function furtherMember(builder: Builder, position: Position, declared: ReadonlySet<string>) {
  const { rules } = position
  const hasPatterns = rules.some(
    ({ schema }) => schemaMapAt(schema, 'patternProperties').length > 0,
  )
  if (isAdditionalForbidden(position) && !hasPatterns) return null
  const extra = rules
    .map(({ schema }) => {
      const other = schemaAt(schema, 'additionalProperties')
      return other ?? schemaAt(schema, 'unevaluatedProperties')
    })
    .filter((part) => part !== undefined)
  const isFree = declared.size === 0 && !rules.some(({ schema }) => getOwn(schema, 'properties'))
  if (extra.length === 0 && !hasPatterns && !isFree) return null
  const [pattern] = rules.flatMap(({ schema }) => schemaMapAt(schema, 'patternProperties'))
  const schemas = isAdditionalForbidden(position) ? [pattern?.[1] ?? true] : extra
  return { hint: nameConstraints(position), added: initialValue(builder, schemas) }
}

/** The field of a list, a tuple included. */
export function arrayControl(builder: Builder, place: Place, position: Position): FieldControl {
  const { value } = place
  const items = isExactArray(value) ? value : []
  const choices = value === null ? null : severalChoices(builder, position, items)
  if (choices !== null) return choices
  const title = firstText(position, 'title') ?? place.label
  const shown = items.slice(0, MAX_ITEMS).map((item, index) =>
    builder.field({
      path: [...place.path, index],
      schemas: itemParts(position, index),
      value: item,
      label: `${title} ${index + 1}`,
      isRequired: true,
      isNamedFreely: false,
      isWithinAbsent: false,
    }),
  )
  return {
    kind: 'array',
    isOpen: isExactArray(value),
    items: shown,
    hidden: items.length - shown.length,
    added: nextItem(builder, position, items.length),
  }
}

function itemParts({ rules }: Position, index: number): readonly Schema[] {
  return rules.map(({ schema }) => itemSchema(schema, index)).filter((part) => part !== undefined)
}

/** What an item at the end starts as; null where there may be none. */
function nextItem(builder: Builder, position: Position, length: number): ExactValue | null {
  const parts = itemParts(position, length)
  const most = Math.min(
    ...position.rules.map(({ schema }) => numberAt(schema, 'maxItems') ?? Infinity),
    MAX_ITEMS,
  )
  if (parts.includes(false) || length >= most) return null
  return initialValue(builder, parts)
}

/** A list of which every item is one of a few values, none of them twice, is chosen from all at once. */
function severalChoices(
  builder: Builder,
  position: Position,
  items: readonly ExactValue[],
): FieldControl | null {
  const { rules } = position
  if (!rules.some(({ schema }) => getOwn(schema, 'uniqueItems') === true)) return null
  if (rules.some(({ schema }) => tupleLength(schema) > 0)) return null
  const choices = choicesAt(positionOf(builder, itemParts(position, 0), undefined, '(items)'))
  if (choices === null) return null
  const chosen = items.map((item) => choices.findIndex((choice) => sameExact(choice.value, item)))
  return chosen.includes(-1) ? null : { kind: 'choices', choices, chosen }
}
