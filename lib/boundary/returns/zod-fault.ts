import type * as z from 'zod'
import { isObject, type JsonValue } from '#lib/base/json.ts'
import type { PathPart } from '#lib/base/json-pointer.ts'
import type { Fault } from './fault.ts'

/** What an issue of zod asks for. zod's own messages quote keys and values, so none of them is used. */
const EXPECTED: Readonly<Record<string, string>> = {
  invalid_type: 'another type is declared',
  too_big: 'it is above the declared maximum',
  too_small: 'it is below the declared minimum',
  invalid_format: 'another format is declared',
  not_multiple_of: 'it is no multiple of the declared number',
  unrecognized_keys: 'it holds keys that are not declared',
  invalid_union: 'it fits none of the declared alternatives',
  invalid_key: 'a key does not fit the declared type of keys',
  invalid_element: 'an element does not fit its declared type',
  invalid_value: 'it is none of the declared values',
  custom: 'it breaks a declared rule',
}

/** The first fault of `value` by a zod type; undefined where there is none. Throws what a refinement throws. */
export function zodFault(type: z.ZodType, value: JsonValue): Fault | undefined {
  const parsed = type.safeParse(value)
  if (parsed.success) return coercionFault(type, parsed.data, value)
  const [issue] = parsed.error.issues
  const path = issue ? knownPath(type, issue.path) : []
  return { path, expected: EXPECTED[issue?.code ?? ''] ?? 'another value is declared' }
}

/** As much of `path` as goes through keys that the type declares and through array indexes. */
function knownPath(type: z.ZodType, path: readonly PropertyKey[]): readonly PathPart[] {
  const known: PathPart[] = []
  let types: readonly unknown[] = [type]
  for (const part of path) {
    if (typeof part === 'symbol') break
    types = types.flatMap((candidate) => typesAt(candidate, part))
    if (types.length === 0) break
    known.push(part)
  }
  return known
}

/** Wrappers of zod that hold one inner type under one of these names. */
const INNER = ['innerType', 'in', 'out', 'left', 'right', 'options'] as const

/** How many wrapped types are looked into. */
const MAX_TYPES = 1_000

/** The types that `type` declares at `part`; none where it doesn't know that key. */
function typesAt(type: unknown, part: string | number): readonly unknown[] {
  const found: unknown[] = []
  const open: unknown[] = [type]
  for (let steps = 0; open.length > 0 && steps < MAX_TYPES; steps++) {
    const definition = definitionOf(open.pop())
    if (!definition) continue
    found.push(...membersAt(definition, part))
    for (const name of INNER) open.push(...list(definition[name]))
    if (typeof definition.getter === 'function') open.push(definition.getter())
  }
  return found
}

function membersAt(
  definition: Readonly<Record<string, unknown>>,
  part: string | number,
): readonly unknown[] {
  if (typeof part === 'number') return elementsAt(definition, part)
  const { shape } = definition
  return isObject(shape) && Object.hasOwn(shape, part) ? [shape[part]] : []
}

function elementsAt(definition: Readonly<Record<string, unknown>>, index: number): unknown[] {
  if (definition.type === 'array') return [definition.element]
  if (definition.type !== 'tuple') return []
  const [item] = list(definition.items).slice(index)
  return [item ?? definition.rest].filter((declared) => declared !== undefined && declared !== null)
}

function list(declared: unknown): readonly unknown[] {
  if (declared === undefined) return []
  return Array.isArray(declared) ? declared : [declared]
}

function definitionOf(type: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isObject(type) || !isObject(type._zod)) return undefined
  return isObject(type._zod.def) ? type._zod.def : undefined
}

type Pair = {
  readonly output: unknown
  readonly input: unknown
  readonly path: readonly PathPart[]
}

/**
 * A type that coerces, transforms or fills in a default accepts values that are not of the type it gives. Such
 * a value does not fit: it would have had to be repaired. Keys that the type drops are no fault.
 */
function coercionFault(type: z.ZodType, data: unknown, value: JsonValue): Fault | undefined {
  const open: Pair[] = [{ output: data, input: value, path: [] }]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const { output, input, path } = pair
    if (output === input || output === undefined) continue
    if (shapeOf(output) !== shapeOf(input)) {
      return { path: knownPath(type, path), expected: 'it would have to be converted' }
    }
    open.push(...members(pair))
  }
  return undefined
}

function members({ output, input, path }: Pair): readonly Pair[] {
  if (typeof output !== 'object' || output === null) return []
  return Object.entries(output).map(([key, child]) => ({
    output: child,
    input: Object.getOwnPropertyDescriptor(input, key)?.value,
    path: [...path, Array.isArray(output) ? Number(key) : key],
  }))
}

function shapeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value !== 'object') return typeof value
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? 'object' : 'instance'
}
