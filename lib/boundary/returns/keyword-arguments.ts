import { isObject } from '#lib/base/json.ts'
import { Uncheckable } from './fault.ts'

/** `argument` as a finite number; a keyword of another shape cannot be checked. */
export function numberArgument(argument: unknown): number {
  if (typeof argument === 'number' && Number.isFinite(argument)) return argument
  throw new Uncheckable('a keyword that takes a number has none')
}

/** `argument` as a list. */
export function listArgument(argument: unknown): readonly unknown[] {
  if (Array.isArray(argument)) return argument
  throw new Uncheckable('a keyword that takes a list has none')
}

/** `argument` as an object. */
export function objectArgument(argument: unknown): Readonly<Record<string, unknown>> {
  if (isObject(argument)) return argument
  throw new Uncheckable('a keyword that takes an object has none')
}

/** `argument` as a list of names. */
export function namesArgument(argument: unknown): readonly string[] {
  return listArgument(argument).map((name) => {
    if (typeof name === 'string') return name
    throw new Uncheckable('a keyword that takes names has something else')
  })
}
