import { getOwn } from '#lib/base/own.ts'
import { canonical } from './canonical.ts'
import type { Fault } from './fault.ts'
import type { Check, Keyword, Place } from './keyword.ts'
import { listArgument, numberArgument } from './keyword-arguments.ts'

/** Keywords about arrays. Source: JSON Schema 2020-12 core, section 10.3.1; validation, section 6.4. */
export const ARRAY_KEYWORDS: Readonly<Record<string, Keyword>> = {
  prefixItems(argument, place, check) {
    const schemas = listArgument(argument)
    return eachItem(place, 0, schemas.length, check, (index) => schemas[index])
  },
  items(argument, place, check) {
    // Before 2020-12 a list here meant what `prefixItems` means now.
    if (Array.isArray(argument)) {
      return eachItem(place, 0, argument.length, check, (index) => argument[index])
    }
    const prefix = getOwn(check.schema, 'prefixItems')
    const from = Array.isArray(prefix) ? prefix.length : 0
    return eachItem(place, from, Number.POSITIVE_INFINITY, check, () => argument)
  },
  additionalItems(argument, place, check) {
    const prefix = getOwn(check.schema, 'items')
    if (!Array.isArray(prefix)) return undefined
    return eachItem(place, prefix.length, Number.POSITIVE_INFINITY, check, () => argument)
  },
  contains(argument, place, check) {
    const { value, path } = place
    if (!Array.isArray(value)) return undefined
    const least = numberArgument(getOwn(check.schema, 'minContains') ?? 1)
    const most = numberArgument(getOwn(check.schema, 'maxContains') ?? value.length)
    const count = value.filter((item) => !check.apply(argument, { value: item, path })).length
    if (count >= least && count <= most) return undefined
    return { path, expected: 'too few or too many elements are of the declared kind' }
  },
  uniqueItems(argument, { value, path }) {
    if (argument !== true || !Array.isArray(value)) return undefined
    if (new Set(value.map(canonical)).size === value.length) return undefined
    return { path, expected: 'its elements are not unique' }
  },
  minItems: ofCount((count, limit) => count >= limit, 'it has too few elements'),
  maxItems: ofCount((count, limit) => count <= limit, 'it has too many elements'),
}

function eachItem(
  { value, path }: Place,
  from: number,
  to: number,
  check: Check,
  schemaAt: (index: number) => unknown,
): Fault | undefined {
  if (!Array.isArray(value)) return undefined
  for (let index = from; index < Math.min(to, value.length); index++) {
    const fault = check.apply(schemaAt(index), { value: value[index], path: [...path, index] })
    if (fault) return fault
  }
  return undefined
}

function ofCount(fits: (count: number, limit: number) => boolean, expected: string): Keyword {
  return (argument, { value, path }) => {
    const limit = numberArgument(argument)
    return !Array.isArray(value) || fits(value.length, limit) ? undefined : { path, expected }
  }
}
