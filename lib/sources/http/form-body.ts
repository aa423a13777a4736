import { isObject, type JsonObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { utf8Encode } from '#lib/base/text.ts'
import { asObject, flagOf, textOf } from '../members.ts'
import type { BodyForm, ParameterStyle } from './operation.ts'
import { encodeForm, encodeUnreserved } from './percent-encoding.ts'
import { type Pair, pairsOf } from './serialise-parameter.ts'
import type { FormField, WrittenBody } from './written-body.ts'

const STYLES: readonly ParameterStyle[] = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']

/**
 * Fields as `application/x-www-form-urlencoded`. A field whose Encoding Object says a style is written like a
 * parameter of the query; else a list repeats its name and an object is JSON. Source: OpenAPI 3.1, "Encoding Object".
 */
export function formBody(
  fields: readonly FormField[],
  { mediaType, encoding }: BodyForm,
): WrittenBody {
  const pairs = fields.flatMap((field) => fieldPairs(field, asObject(getOwn(encoding, field.name))))
  const text = pairs.map(([name, value]) => `${name}=${value}`).join('&')
  return { bytes: utf8Encode(text), contentType: mediaType }
}

function fieldPairs({ name, value, json }: FormField, encoding: JsonObject): readonly Pair[] {
  const said = textOf(encoding, 'style')
  const isStyled = said !== undefined || 'explode' in encoding || 'allowReserved' in encoding
  const style = STYLES.find((one) => one === said) ?? 'form'
  const explode = flagOf(encoding, 'explode') ?? style === 'form'
  const encode = flagOf(encoding, 'allowReserved') === true ? encodeUnreserved : encodeForm
  if (!isStyled && isObject(value)) return [[encodeForm(name), encodeForm(json)]]
  return pairsOf({ name, style, explode }, value, encode)
}
