import { characterCount } from '#lib/base/text.ts'
import { canonical } from './canonical.ts'
import { Uncheckable } from './fault.ts'
import type { Keyword, Place } from './keyword.ts'
import { listArgument, numberArgument } from './keyword-arguments.ts'
import { matchesPattern } from './linear-pattern.ts'

type TypeName = 'null' | 'boolean' | 'object' | 'array' | 'number' | 'string' | 'integer'

const TYPES: Readonly<Record<TypeName, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: (value) => Array.isArray(value),
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
}

/** Keywords about the value itself. Source: JSON Schema 2020-12 validation, sections 6.1 to 6.3. */
export const SCALAR_KEYWORDS: Readonly<Record<string, Keyword>> = {
  type(argument, place) {
    const names = Array.isArray(argument) ? argument : [argument]
    const fits = names.some((name) => isTypeName(name) && TYPES[name](place.value))
    if (!names.every(isTypeName)) throw new Uncheckable('it names an unknown type')
    return fits ? undefined : { path: place.path, expected: `${names.join(' or ')} is declared` }
  },
  enum(argument, place) {
    const value = canonical(place.value)
    const fits = listArgument(argument).some((member) => canonical(member) === value)
    return fits ? undefined : { path: place.path, expected: 'it is none of the declared values' }
  },
  const(argument, place) {
    const fits = canonical(argument) === canonical(place.value)
    return fits ? undefined : { path: place.path, expected: 'it is not the declared value' }
  },
  minimum: ofNumber((value, limit) => value >= limit, 'it is below the declared minimum'),
  maximum: ofNumber((value, limit) => value <= limit, 'it is above the declared maximum'),
  exclusiveMinimum: ofNumber((value, limit) => value > limit, 'it is below the declared minimum'),
  exclusiveMaximum: ofNumber((value, limit) => value < limit, 'it is above the declared maximum'),
  multipleOf: ofNumber(isMultiple, 'it is no multiple of the declared number'),
  minLength: ofText((text, limit) => characterCount(text) >= limit, 'it is too short'),
  maxLength: ofText((text, limit) => characterCount(text) <= limit, 'it is too long'),
  pattern(argument, place) {
    if (typeof place.value !== 'string') return undefined
    if (matchesPattern(argument, place.value)) return undefined
    return { path: place.path, expected: 'it does not match the declared pattern' }
  },
}

function isTypeName(name: unknown): name is TypeName {
  return typeof name === 'string' && Object.hasOwn(TYPES, name)
}

function isMultiple(value: number, divisor: number): boolean {
  if (divisor <= 0) throw new Uncheckable('multipleOf is not positive')
  const quotient = value / divisor
  return Math.abs(quotient - Math.round(quotient)) <= Number.EPSILON * Math.abs(quotient)
}

function ofNumber(fits: (value: number, limit: number) => boolean, expected: string): Keyword {
  return (argument, place) => {
    const limit = numberArgument(argument)
    return typeof place.value !== 'number' || fits(place.value, limit)
      ? undefined
      : faultAt(place, expected)
  }
}

function ofText(fits: (text: string, limit: number) => boolean, expected: string): Keyword {
  return (argument, place) => {
    const limit = numberArgument(argument)
    return typeof place.value !== 'string' || fits(place.value, limit)
      ? undefined
      : faultAt(place, expected)
  }
}

function faultAt(place: Place, expected: string): { path: Place['path']; expected: string } {
  return { path: place.path, expected }
}
