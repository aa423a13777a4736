import { isObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { utf8Encode } from '#lib/base/text.ts'
import type { CallArguments } from './call-arguments.ts'
import { CallFailure } from './call-failure.ts'
import { fileOf } from './file-argument.ts'
import { formBody } from './form-body.ts'
import { memberTexts } from './member-texts.ts'
import { multipartBody } from './multipart-body.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { BodyForm, RequestBody } from './operation.ts'
import type { OperationArguments } from './operation-arguments.ts'
import type { FormField, WrittenBody } from './written-body.ts'

/** The body that `call` asks for, or undefined where it has none. Throws a `CallFailure`. */
export function writtenBody(
  body: RequestBody | undefined,
  names: Pick<OperationArguments, 'body' | 'contentType'>,
  call: CallArguments,
  document: OpenApiDocument,
): WrittenBody | undefined {
  if (body === undefined || names.body === undefined || !call.has(names.body)) return undefined
  const form = chosenForm(body, names.contentType, call)
  const value = call.exactValue(names.body) ?? null
  switch (form.kind) {
    case 'json':
      return { bytes: utf8Encode(call.jsonText(names.body)), contentType: form.mediaType }
    case 'form':
      return formBody(fieldsOf(value, call.jsonText(names.body)), form)
    case 'multipart':
      return multipartBody(fieldsOf(value, call.jsonText(names.body)), form, document)
    case 'text':
      return { bytes: utf8Encode(textOfBody(value)), contentType: withCharset(form.mediaType) }
    case 'binary':
      return { bytes: fileOf(value, 'body').bytes, contentType: concrete(form.mediaType) }
  }
}

function chosenForm(
  { forms }: RequestBody,
  contentType: string | undefined,
  call: CallArguments,
): BodyForm {
  const wanted = contentType === undefined ? undefined : call.value(contentType)
  const form = wanted === undefined ? forms[0] : forms.find(({ mediaType }) => mediaType === wanted)
  if (form) return form
  throw new CallFailure('The body cannot be written as that type: choose one that is declared.')
}

function fieldsOf(body: JsonValue, json: string): readonly FormField[] {
  if (!isObject(body)) {
    throw new CallFailure('The body of a form has to be an object: give its fields by name.')
  }
  const texts = memberTexts(json)
  return Object.entries(body).map(([name, value]) => ({
    name,
    value,
    json: texts.get(name) ?? serialise(value),
  }))
}

function textOfBody(value: JsonValue): string {
  if (typeof value === 'string') return value
  throw new CallFailure('The body of this type has to be a text: give it as one.')
}

function withCharset(mediaType: string): string {
  return mediaType.includes(';') ? mediaType : `${mediaType}; charset=utf-8`
}

function concrete(mediaType: string): string {
  return mediaType.includes('*') ? 'application/octet-stream' : mediaType
}
