import { isObject, type JsonValue, serialise } from '#lib/base/json.ts'
import type { Parameter, ParameterStyle } from './operation.ts'

/** One `name=value` of a query, a cookie or a form, both encoded. */
export type Pair = readonly [name: string, value: string]

/** How a name or a value is encoded for its place. */
export type Encode = (text: string) => string

type Styled = Pick<Parameter, 'name' | 'explode'> & { readonly style: ParameterStyle }

/** Between the members of a list, as each style writes it in a query. */
const SEPARATORS: Readonly<Partial<Record<ParameterStyle, string>>> = {
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
}

/**
 * A parameter as pairs of a query, a cookie or a form, as OpenAPI's styles say (RFC 6570, form-style
 * expansion): null and an empty list are absent, an empty text is `name=`. Members that are objects or lists
 * themselves, of which the styles say nothing, are written as JSON.
 */
export function pairsOf(
  { name, style, explode }: Styled,
  value: JsonValue,
  encode: Encode,
): readonly Pair[] {
  if (value === null) return []
  if (Array.isArray(value)) return listPairs({ name, style, explode }, value, encode)
  if (isObject(value)) return objectPairs({ name, style, explode }, value, encode)
  return [[encode(name), encode(scalarText(value))]]
}

function listPairs(
  { name, style, explode }: Styled,
  list: readonly JsonValue[],
  encode: Encode,
): readonly Pair[] {
  const items = list.filter(isPresent).map((item) => encode(scalarText(item)))
  if (items.length === 0) return []
  if (explode) return items.map((item) => [encode(name), item])
  return [[encode(name), items.join(SEPARATORS[style] ?? ',')]]
}

function objectPairs(
  { name, style, explode }: Styled,
  object: Readonly<Record<string, JsonValue>>,
  encode: Encode,
): readonly Pair[] {
  const members = presentMembers(object)
  if (members.length === 0) return []
  if (style === 'deepObject') {
    return members.flatMap(([key, one]) => deepPairs(name, key, one, encode))
  }
  const written = members.map(([key, one]): Pair => [encode(key), encode(scalarText(one))])
  if (explode && style === 'form') return written
  return [[encode(name), written.flat().join(SEPARATORS[style] ?? ',')]]
}

/** `name[key]=value`; a list repeats it, as most services read it. */
function deepPairs(name: string, key: string, value: JsonValue, encode: Encode): readonly Pair[] {
  const pairs: Pair[] = []
  const open: (readonly [string, JsonValue])[] = [[`${name}[${key}]`, value]]
  for (let next = open.shift(); next; next = open.shift()) {
    const [path, one] = next
    if (Array.isArray(one)) {
      for (const item of one.filter(isPresent)) pairs.push([encode(path), encode(scalarText(item))])
    } else if (isObject(one)) {
      open.unshift(
        ...presentMembers(one).map(([inner, deeper]) => [`${path}[${inner}]`, deeper] as const),
      )
    } else pairs.push([encode(path), encode(scalarText(one))])
  }
  return pairs
}

type PathShape = {
  readonly prefix: string
  /** Between exploded members. */
  readonly between: string
  readonly isNamed: boolean
}

const PATH_SHAPES: Readonly<Partial<Record<ParameterStyle, PathShape>>> = {
  label: { prefix: '.', between: '.', isNamed: false },
  matrix: { prefix: ';', between: ';', isNamed: true },
}

const SIMPLE: PathShape = { prefix: '', between: ',', isNamed: false }

/**
 * A parameter as one text for a path or a header (RFC 6570: simple, label and path-style expansion); undefined
 * where there is nothing to write.
 */
export function textOfParameter(
  { name, style, explode }: Styled,
  value: JsonValue,
  encode: Encode,
): string | undefined {
  const shape = PATH_SHAPES[style] ?? SIMPLE
  const written = encode(name)
  const named = (text: string) =>
    !shape.isNamed ? text : text === '' ? written : `${written}=${text}`
  if (value === null) return undefined
  if (Array.isArray(value)) {
    const items = value.filter(isPresent).map((item) => encode(scalarText(item)))
    if (items.length === 0) return undefined
    const parts = explode ? items.map(named) : [named(items.join(','))]
    return `${shape.prefix}${parts.join(shape.between)}`
  }
  if (!isObject(value)) return `${shape.prefix}${named(encode(scalarText(value)))}`
  const members = presentMembers(value)
  if (members.length === 0) return undefined
  const parts = explode
    ? members.map(([key, one]) => `${encode(key)}=${encode(scalarText(one))}`)
    : [named(members.flatMap(([key, one]) => [encode(key), encode(scalarText(one))]).join(','))]
  return `${shape.prefix}${parts.join(shape.between)}`
}

/** A scalar as text; anything else as JSON. */
export function scalarText(value: JsonValue): string {
  return typeof value === 'string' ? value : serialise(value)
}

function isPresent(value: JsonValue): boolean {
  return value !== null
}

function presentMembers(value: Readonly<Record<string, JsonValue>>) {
  return Object.entries(value).filter(([, one]) => isPresent(one))
}
