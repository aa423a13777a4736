import type { JsonObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { asObject, objectOf } from '../members.ts'
import { isJsonType } from './media-type.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { DeclaredResponse } from './operation.ts'

/** What an operation answers, by status. */
export function readResponses(
  document: OpenApiDocument,
  responses: JsonObject,
): readonly DeclaredResponse[] {
  return Object.entries(responses).map(([status, response]) => {
    const content = objectOf(document.resolved(response), 'content')
    const mediaTypes = Object.keys(content)
    const json = mediaTypes.find(isJsonType)
    const schema = json === undefined ? undefined : getOwn(asObject(content[json]), 'schema')
    return { status: status.toUpperCase(), mediaTypes, schema }
  })
}
