import { type OutputUnit, Validator } from '@cfworker/json-schema'
import { isObject, type JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { withNullableTypes } from '#lib/contract/nullable-types.ts'
import { withoutBrokenPatterns } from './without-broken-patterns.ts'

/** One place in the arguments that does not fit the schema. */
export type ArgumentIssue = { readonly path: readonly string[]; readonly message: string }

/** What a check found, or why there was none: the server decides then. */
export type ArgumentCheck =
  | { readonly issues: readonly ArgumentIssue[] }
  | { readonly unchecked: string }

/** Keywords that only say that something inside them does not fit; the inner error says what. */
const WRAPPERS: ReadonlySet<string> = new Set([
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'additionalItems',
  'additionalProperties',
  'allOf',
  'dependentSchemas',
  'else',
  'if',
  'items',
  'patternProperties',
  'prefixItems',
  'properties',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
])

/**
 * What of `value` does not fit `schema`, in the order of the schema. An interpreter checks it, for the content
 * security policy forbids compiled checks. Takes as long as the schema wants: called where it can be stopped.
 */
export function checkArguments(schema: unknown, value: JsonValue): ArgumentCheck {
  const checked = withoutBrokenPatterns(withNullableTypes(schema))
  if (typeof checked !== 'boolean' && !isObject(checked)) return { unchecked: UNREADABLE }
  try {
    const { errors } = new Validator(checked, draftOf(checked), false).validate(value)
    return { issues: ofBestVariants(errors).filter(isTold).map(issueOf) }
  } catch {
    // A reference that leads nowhere, endless recursion, keywords of the wrong kind: the schema is foreign.
    return { unchecked: UNREADABLE }
  }
}

const UNREADABLE = 'The schema cannot be followed to its end here'

function draftOf(schema: unknown): '4' | '7' | '2019-09' | '2020-12' {
  const draft = isObject(schema) ? getOwn(schema, '$schema') : undefined
  if (typeof draft !== 'string') return '2020-12'
  if (draft.includes('draft-04')) return '4'
  if (/draft-0[67]/.test(draft)) return '7'
  return draft.includes('2019-09') ? '2019-09' : '2020-12'
}

function isTold({ keyword }: OutputUnit): boolean {
  return !WRAPPERS.has(keyword)
}

/**
 * Of alternatives that all do not fit, the errors of the one with the fewest stand for all: it is the one that was
 * meant, more likely than not.
 */
function ofBestVariants(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const groups = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  let kept = errors
  for (const { keywordLocation } of groups) {
    const inside = kept.filter((error) => error.keywordLocation.startsWith(`${keywordLocation}/`))
    if (inside.length === 0) continue
    const best = fewest(byVariant(inside, keywordLocation))
    kept = kept.filter((error) => {
      if (error.keywordLocation === keywordLocation) return false
      return !inside.includes(error) || variantOf(error, keywordLocation) === best
    })
  }
  return kept
}

function byVariant(
  errors: readonly OutputUnit[],
  group: string,
): ReadonlyMap<string, readonly OutputUnit[]> {
  const variants = new Map<string, readonly OutputUnit[]>()
  for (const error of errors) {
    const variant = variantOf(error, group)
    variants.set(variant, [...(variants.get(variant) ?? []), error])
  }
  return variants
}

function variantOf({ keywordLocation }: OutputUnit, group: string): string {
  return keywordLocation.slice(group.length + 1).split('/')[0] ?? ''
}

function fewest(variants: ReadonlyMap<string, readonly OutputUnit[]>): string | undefined {
  const told = (errors: readonly OutputUnit[]) => errors.filter(isTold).length
  return [...variants].sort(([, one], [, other]) => told(one) - told(other))[0]?.[0]
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
