import { getOwn } from '#lib/base/own.ts'
import { type JsonType, numberAt, textAt, wordsAt } from './keywords.ts'
import { isMarked, type Position, someSchema } from './position.ts'
import { choicesAt, typesAt } from './shape.ts'

/** Patterns are shown up to this many characters. */
const MAX_PATTERN = 60

/** What a value at a place must be, in a few words: its type, then what bounds it. */
export function constraintsAt(position: Position): string {
  const types = typesAt(position)
  const told = [typeWords(types, position), ...bounds(position)]
  if (isMarked(position, 'readOnly')) told.push('read only')
  if (isMarked(position, 'deprecated')) told.push('deprecated')
  return told.filter((words) => words !== '').join(' · ')
}

function typeWords(types: readonly JsonType[], position: Position): string {
  const choices = choicesAt(position)
  if (choices !== null) return choices.length === 1 ? 'constant' : `one of ${choices.length}`
  if (types.length === 0) return 'nothing'
  return types.length >= 6 ? 'any type' : types.join(' or ')
}

/** The sharpest of what the rules of a place say. */
function sharpest(position: Position, keyword: string, isLower: boolean): number | undefined {
  const found = position.rules.flatMap(({ schema }) => numberAt(schema, keyword) ?? [])
  if (found.length === 0) return undefined
  return isLower ? Math.max(...found) : Math.min(...found)
}

function bounds(position: Position): readonly string[] {
  return [
    numbers(position),
    lengths(position, { low: 'minLength', high: 'maxLength', unit: 'character' }),
    lengths(position, { low: 'minItems', high: 'maxItems', unit: 'item' }),
    lengths(position, { low: 'minProperties', high: 'maxProperties', unit: 'field' }),
    isMarked(position, 'uniqueItems') ? 'no item twice' : '',
    ...texts(position),
  ]
}

function numbers(position: Position): string {
  const least = sharpest(position, 'minimum', true)
  const most = sharpest(position, 'maximum', false)
  const above = sharpest(position, 'exclusiveMinimum', true)
  const below = sharpest(position, 'exclusiveMaximum', false)
  const step = sharpest(position, 'multipleOf', true)
  const words = [
    range(least, most, ''),
    above === undefined ? '' : `above ${above}`,
    below === undefined ? '' : `below ${below}`,
    step === undefined ? '' : `multiple of ${step}`,
  ]
  return words.filter((word) => word !== '').join(' · ')
}

type Length = { readonly low: string; readonly high: string; readonly unit: string }

function lengths(position: Position, { low, high, unit }: Length): string {
  return range(sharpest(position, low, true), sharpest(position, high, false), unit)
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const units = (count: number) => (unit === '' ? '' : ` ${unit}${count === 1 ? '' : 's'}`)
  if (least === undefined && most === undefined) return ''
  if (least === most && least !== undefined) return `exactly ${least}${units(least)}`
  if (most === undefined) return least === 0 ? '' : `at least ${least}${units(least ?? 0)}`
  if (least === undefined) return `at most ${most}${units(most)}`
  return `${least} to ${most}${units(most)}`
}

function texts(position: Position): readonly string[] {
  const said = (keyword: string) =>
    position.rules.flatMap(({ schema }) => textAt(schema, keyword) ?? [])
  const patterns = said('pattern').map((pattern) => `pattern ${shortened(pattern)}`)
  return [...said('format'), ...said('contentMediaType'), ...said('contentEncoding'), ...patterns]
}

function shortened(pattern: string): string {
  return pattern.length > MAX_PATTERN ? `${pattern.slice(0, MAX_PATTERN)}…` : pattern
}

/** What the name of a further member must be, in a few words; empty where any will do. */
export function nameConstraints(position: Position): string {
  const names = someSchema(position, 'propertyNames')
  const patterns = position.rules.flatMap(({ schema }) => {
    const map = getOwn(schema, 'patternProperties')
    return isAdditionalForbidden(position) && map ? Object.keys(map) : []
  })
  const told = typeof names === 'object' ? constraintsAt(only(names)) : ''
  return [
    told.replace(/^string · /, ''),
    ...patterns.map((pattern) => `pattern ${shortened(pattern)}`),
  ]
    .filter((words) => words !== '')
    .join(' · ')
}

function only(schema: Position['rules'][number]['schema']): Position {
  return { rules: [{ schema, orNull: false }], isForbidden: false, groups: [], problem: null }
}

/** True where no member may stand but those that are named, or match a pattern. */
export function isAdditionalForbidden(position: Position): boolean {
  return position.rules.some(({ schema }) => {
    return schema.additionalProperties === false || schema.unevaluatedProperties === false
  })
}

/** The names that a member's presence asks for, and those that are always asked for. */
export function requiredNames(
  position: Position,
  present: (name: string) => boolean,
): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { schema } of position.rules) {
    for (const name of wordsAt(schema, 'required')) names.add(name)
    for (const keyword of ['dependentRequired', 'dependencies']) {
      for (const name of dependents(getOwn(schema, keyword), present)) names.add(name)
    }
  }
  return names
}

function dependents(map: unknown, present: (name: string) => boolean): readonly string[] {
  if (typeof map !== 'object' || map === null) return []
  return Object.entries(map).flatMap(([name, asked]: [string, unknown]) =>
    present(name) && Array.isArray(asked) ? asked.filter((word) => typeof word === 'string') : [],
  )
}
