import { isObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import type { Fault } from './fault.ts'
import type { Check, Keyword, Place } from './keyword.ts'
import { namesArgument, numberArgument, objectArgument } from './keyword-arguments.ts'
import { matchesPattern } from './linear-pattern.ts'

/** Keywords about objects. Source: JSON Schema 2020-12 core, section 10.3.2; validation, section 6.5. */
export const OBJECT_KEYWORDS: Readonly<Record<string, Keyword>> = {
  properties(argument, place, check) {
    const { value, path } = place
    if (!isObject(value)) return undefined
    for (const [key, schema] of Object.entries(objectArgument(argument))) {
      if (!Object.hasOwn(value, key)) continue
      const fault = check.apply(schema, { value: value[key], path: [...path, key] })
      if (fault) return fault
    }
    return undefined
  },
  required(argument, place) {
    const { value, path } = place
    if (!isObject(value)) return undefined
    const missing = namesArgument(argument).find((name) => !Object.hasOwn(value, name))
    return missing === undefined
      ? undefined
      : { path: [...path, missing], expected: 'it is required and absent' }
  },
  patternProperties(argument, place, check) {
    return firstFault(place, (key, value) => {
      for (const [pattern, schema] of Object.entries(objectArgument(argument))) {
        const fault = matchesPattern(pattern, key) && check.apply(schema, unnamed(place, value))
        if (fault) return fault
      }
      return undefined
    })
  },
  additionalProperties(argument, place, check) {
    return firstFault(place, (key, value) => {
      if (isDeclared(key, check)) return undefined
      if (argument === false)
        return { path: place.path, expected: 'it holds keys that are not declared' }
      return check.apply(argument, unnamed(place, value))
    })
  },
  propertyNames(argument, place, check) {
    return firstFault(place, (key) => {
      const fault = check.apply(argument, unnamed(place, key))
      return fault && { path: place.path, expected: 'a key does not fit the declared type of keys' }
    })
  },
  minProperties: ofCount((count, limit) => count >= limit, 'it has too few keys'),
  maxProperties: ofCount((count, limit) => count <= limit, 'it has too many keys'),
  dependentRequired(argument, place) {
    const { value, path } = place
    if (!isObject(value)) return undefined
    for (const [key, names] of Object.entries(objectArgument(argument))) {
      if (!Object.hasOwn(value, key)) continue
      const missing = namesArgument(names).find((name) => !Object.hasOwn(value, name))
      if (missing !== undefined) {
        return { path: [...path, missing], expected: 'it is required and absent' }
      }
    }
    return undefined
  },
  dependentSchemas(argument, place, check) {
    if (!isObject(place.value)) return undefined
    for (const [key, schema] of Object.entries(objectArgument(argument))) {
      const fault = Object.hasOwn(place.value, key) ? check.apply(schema, place) : undefined
      if (fault) return fault
    }
    return undefined
  },
}

/** A member whose key the schema doesn't know: faults in it are told of the object that holds it. */
function unnamed(place: Place, value: unknown): Place {
  return { value, path: place.path }
}

function firstFault(
  place: Place,
  faultOf: (key: string, value: unknown) => Fault | undefined | false,
): Fault | undefined {
  if (!isObject(place.value)) return undefined
  for (const [key, value] of Object.entries(place.value)) {
    const fault = faultOf(key, value)
    // A path that goes on below an undeclared key would be read as one from the object.
    if (fault) return { ...fault, path: place.path }
  }
  return undefined
}

function isDeclared(key: string, { schema }: Check): boolean {
  const declared = getOwn(schema, 'properties')
  if (isObject(declared) && Object.hasOwn(declared, key)) return true
  const patterns = getOwn(schema, 'patternProperties')
  return isObject(patterns) && Object.keys(patterns).some((pattern) => matchesPattern(pattern, key))
}

function ofCount(fits: (count: number, limit: number) => boolean, expected: string): Keyword {
  return (argument, { value, path }) => {
    const limit = numberArgument(argument)
    if (!isObject(value) || fits(Object.keys(value).length, limit)) return undefined
    return { path, expected }
  }
}
