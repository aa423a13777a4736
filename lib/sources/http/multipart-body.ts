import { randomBytes } from 'node:crypto'
import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { asObject, objectOf, textOf } from '../members.ts'
import { isBinary } from './adapt-schema.ts'
import { fileOf } from './file-argument.ts'
import { plainMediaType } from './media-type.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { BodyForm } from './operation.ts'
import { scalarText } from './serialise-parameter.ts'
import type { FormField, WrittenBody } from './written-body.ts'

type Part = {
  readonly name: string
  readonly fileName?: string
  readonly mediaType: string | undefined
  readonly bytes: Uint8Array
}

/**
 * Fields as a multipart body: a list as several parts of one name, an object as JSON, a field of bytes as a
 * file, everything else as text. Null is absent. Source: OpenAPI 3.1, "Special Considerations for multipart
 * Content"; RFC 7578. Throws a `CallFailure` for a file that is no Base64.
 */
export function multipartBody(
  fields: readonly FormField[],
  form: BodyForm,
  document: OpenApiDocument,
): WrittenBody {
  const parts = fields.flatMap(({ name, value, json }) => {
    const schema = fieldSchema(form, name, document)
    const items: readonly FormField[] = Array.isArray(value)
      ? value.map((item: JsonValue) => ({ name, value: item, json: scalarText(item) }))
      : [{ name, value, json }]
    return items.filter((item) => item.value !== null).map((item) => partOf(item, form, schema))
  })
  const boundary = `vitrine-${randomBytes(18).toString('hex')}`
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${partHead(part)}\r\n\r\n`),
    part.bytes,
    Buffer.from('\r\n'),
  ])
  const bytes = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
  return { bytes, contentType: `${plainMediaType(form.mediaType)}; boundary=${boundary}` }
}

/** The schema of a field, or of its items where it is a list; looked for through `allOf` as well. */
function fieldSchema({ schema }: BodyForm, name: string, document: OpenApiDocument): JsonObject {
  const root = document.resolved(schema)
  const branches = Array.isArray(root.allOf) ? root.allOf : []
  for (const branch of [root, ...branches.map((one: JsonValue) => document.resolved(one))]) {
    const declared = getOwn(objectOf(branch, 'properties'), name)
    if (declared === undefined) continue
    const field = document.resolved(declared)
    return 'items' in field ? document.resolved(field.items) : field
  }
  return {}
}

function partOf({ name, value, json }: FormField, form: BodyForm, schema: JsonObject): Part {
  const said = textOf(asObject(getOwn(form.encoding, name)), 'contentType')
  // Several types may be listed; the first is as good as any.
  const mediaType = said === undefined ? undefined : plainMediaType(said.split(',')[0] ?? '')
  if (isBinary(schema)) {
    const file = fileOf(value, 'file in the body')
    return {
      name,
      fileName: file.name ?? name,
      mediaType: file.mediaType ?? (mediaType || 'application/octet-stream'),
      bytes: file.bytes,
    }
  }
  const isJson = isObject(value)
  const bytes = Buffer.from(isJson ? json : scalarText(value))
  return { name, mediaType: mediaType || (isJson ? 'application/json' : undefined), bytes }
}

function partHead({ name, fileName, mediaType }: Part): string {
  const disposition = [
    'form-data',
    `name="${quoted(name)}"`,
    ...(fileName === undefined ? [] : [`filename="${quoted(fileName)}"`]),
  ].join('; ')
  return [
    `Content-Disposition: ${disposition}`,
    ...(mediaType === undefined ? [] : [`Content-Type: ${mediaType}`]),
  ].join('\r\n')
}

/** As browsers write a name in a part's head (HTML standard, "multipart form data"). */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replace(/[\r\n]/g, (end) => (end === '\r' ? '%0D' : '%0A'))
}
