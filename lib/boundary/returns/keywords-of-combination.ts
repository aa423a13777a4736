import { getOwn } from '#lib/base/own.ts'
import type { Keyword } from './keyword.ts'
import { listArgument } from './keyword-arguments.ts'

/** Keywords that combine schemas. Source: JSON Schema 2020-12 core, section 10.2. */
export const COMBINING_KEYWORDS: Readonly<Record<string, Keyword>> = {
  allOf(argument, place, check) {
    for (const schema of listArgument(argument)) {
      const fault = check.apply(schema, place)
      if (fault) return fault
    }
    return undefined
  },
  anyOf(argument, place, check) {
    const fits = listArgument(argument).some((schema) => !check.apply(schema, place))
    return fits
      ? undefined
      : { path: place.path, expected: 'it fits none of the declared alternatives' }
  },
  oneOf(argument, place, check) {
    const fitting = listArgument(argument).filter((schema) => !check.apply(schema, place))
    if (fitting.length === 1) return undefined
    const how = fitting.length === 0 ? 'none' : 'more than one'
    return { path: place.path, expected: `it fits ${how} of the declared alternatives` }
  },
  not(argument, place, check) {
    const fault = check.apply(argument, place)
    return fault ? undefined : { path: place.path, expected: 'it fits what is ruled out' }
  },
  if(argument, place, check) {
    const branch = getOwn(check.schema, check.apply(argument, place) ? 'else' : 'then')
    return branch === undefined ? undefined : check.apply(branch, place)
  },
}
