import type { JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { asObject, flagOf, objectOf, textOf } from '../members.ts'
import { bodyKind } from './media-type.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { BodyForm, BodyKind, RequestBody } from './operation.ts'

/** The form that keeps most of a value comes first. */
const PREFERENCE: readonly BodyKind[] = ['json', 'form', 'multipart', 'text', 'binary']

/** The body that an operation takes, or undefined where it takes none. */
export function readRequestBody(
  document: OpenApiDocument,
  source: JsonValue | undefined,
): RequestBody | undefined {
  const body = document.resolved(source)
  const forms = Object.entries(objectOf(body, 'content')).map(([mediaType, media]): BodyForm => {
    const kind = bodyKind(mediaType)
    const said = document.resolved(media)
    return {
      mediaType: mediaType.includes('*') ? 'application/json' : mediaType,
      kind,
      schema: getOwn(said, 'schema'),
      encoding: asObject(getOwn(said, 'encoding')),
    }
  })
  if (forms.length === 0) return undefined
  return {
    isRequired: flagOf(body, 'required') ?? false,
    description: textOf(body, 'description'),
    forms: forms.sort((a, b) => PREFERENCE.indexOf(a.kind) - PREFERENCE.indexOf(b.kind)),
  }
}
