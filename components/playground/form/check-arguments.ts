import { type OutputUnit, Validator } from '@cfworker/json-schema'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'

/** One place in the arguments that does not fit the schema. */
export type ArgumentIssue = { readonly path: readonly string[]; readonly message: string }

/** Keywords that only say that something inside them does not fit; the inner error says what. */
const WRAPPERS: ReadonlySet<string> = new Set([
  '$ref',
  '$dynamicRef',
  'additionalProperties',
  'allOf',
  'else',
  'if',
  'items',
  'patternProperties',
  'prefixItems',
  'properties',
  'then',
])

const validators = new WeakMap<object, Validator>()

/**
 * What of `value` does not fit `schema`, in the order of the schema. An interpreter checks it, for the content
 * security policy forbids compiled checks. A schema that cannot be walked gives no issue: the server decides.
 */
export function checkArguments(schema: JsonObject, value: JsonValue): readonly ArgumentIssue[] {
  const errors = validationErrors(schema, value)
  return errors.filter(({ keyword }) => !WRAPPERS.has(keyword)).map(issueOf)
}

/** The validator's own errors; none where the schema cannot be walked. */
export function validationErrors(schema: object, value: unknown): readonly OutputUnit[] {
  try {
    const validator = validators.get(schema) ?? new Validator(schema, '2020-12', false)
    validators.set(schema, validator)
    return validator.validate(value).errors
  } catch {
    // Too deep, a reference that leads nowhere, a broken pattern: the schema is foreign.
    return []
  }
}

function issueOf({ keyword, instanceLocation, error }: OutputUnit): ArgumentIssue {
  const path = instanceLocation.split('/').slice(1).map(unescapePointer)
  if (keyword === 'required') {
    const missing = /required property "(.*)"/s.exec(error)?.[1]
    return { path: missing === undefined ? path : [...path, missing], message: 'Required.' }
  }
  if (keyword === 'false') return { path, message: 'The tool takes no argument of this name.' }
  return { path, message: sentence(keyword, error) }
}

function sentence(keyword: string, error: string): string {
  if (keyword === 'minLength' && error.includes('(0 < 1)')) return 'Must not be empty.'
  const expected = keyword === 'type' ? /Expected "(\w+)"/.exec(error)?.[1] : undefined
  return expected === undefined ? error : `Must be ${article(expected)} ${expected}.`
}

function article(noun: string): 'a' | 'an' {
  return /^[aio]/.test(noun) ? 'an' : 'a'
}

function unescapePointer(part: string): string {
  return decoded(part).replaceAll('~1', '/').replaceAll('~0', '~')
}

/** The validator writes places as URI fragments. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A lone percent sign: the part was not encoded.
    return part
  }
}
