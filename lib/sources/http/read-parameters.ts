import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { asObject, flagOf, objectOf, textOf } from '../members.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { Parameter, ParameterPlace, ParameterStyle } from './operation.ts'

/** The styles that each place knows, its default first. Source: OpenAPI 3.1, "Style Values". */
const STYLES: ReadonlyMap<string, { place: ParameterPlace; styles: readonly ParameterStyle[] }> =
  new Map([
    ['path', { place: 'path', styles: ['simple', 'label', 'matrix'] }],
    [
      'query',
      { place: 'query', styles: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] },
    ],
    ['header', { place: 'header', styles: ['simple'] }],
    ['cookie', { place: 'cookie', styles: ['form'] }],
  ])

/**
 * Headers that no parameter sets: OpenAPI has other words for the first three, and the rest belong to HTTP
 * itself, so that a document cannot change where a request goes or how it is framed.
 */
const RESERVED_HEADERS: ReadonlySet<string> = new Set(
  'accept content-type authorization host content-length transfer-encoding connection keep-alive te trailer upgrade expect proxy-authorization proxy-connection cookie accept-encoding'.split(
    ' ',
  ),
)

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,200}$/

/** The parameters in their order; a later one of the same name and place stands for the earlier. */
export function readParameters(
  document: OpenApiDocument,
  sources: readonly JsonValue[],
): readonly Parameter[] {
  const found = new Map<string, Parameter>()
  for (const source of sources) {
    const parameter = readParameter(document.resolved(source))
    if (parameter) found.set(`${parameter.place} ${parameter.name}`, parameter)
  }
  return [...found.values()]
}

function readParameter(source: JsonObject): Parameter | undefined {
  const name = textOf(source, 'name')
  const known = STYLES.get(textOf(source, 'in') ?? '')
  if (name === undefined || known === undefined) return undefined
  const { place } = known
  if (place === 'header' && !isFreeHeader(name)) return undefined
  const style = known.styles.find((one) => one === getOwn(source, 'style')) ?? known.styles[0]
  if (style === undefined) return undefined
  const [content] = Object.entries(objectOf(source, 'content'))
  return {
    name,
    place,
    description: textOf(source, 'description'),
    isRequired: place === 'path' || flagOf(source, 'required') === true,
    style,
    explode: flagOf(source, 'explode') ?? style === 'form',
    allowReserved: flagOf(source, 'allowReserved') ?? false,
    schema: (content ? getOwn(asObject(content[1]), 'schema') : getOwn(source, 'schema')) ?? {},
    mediaType: content?.[0],
  }
}

function isFreeHeader(name: string): boolean {
  return HEADER_NAME.test(name) && !RESERVED_HEADERS.has(name.toLowerCase())
}
