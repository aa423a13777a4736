import type { Dispatcher } from 'undici'
import type { JsonObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { isJsonArray, isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { arrayOf, asObject, flagOf, objectOf, textOf } from '../members.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { Operation } from './operation.ts'
import { readParameters } from './read-parameters.ts'
import { readRequestBody } from './read-request-body.ts'
import { readResponses } from './read-responses.ts'

/** As many tools as any source may have. */
export const MAX_OPERATIONS = 2_000

const METHODS: readonly (readonly [string, Dispatcher.HttpMethod])[] = [
  ['get', 'GET'],
  ['put', 'PUT'],
  ['post', 'POST'],
  ['delete', 'DELETE'],
  ['options', 'OPTIONS'],
  ['head', 'HEAD'],
  ['patch', 'PATCH'],
  ['trace', 'TRACE'],
]

/** The operations of a document in its order, at most `MAX_OPERATIONS`, and how many more it has. */
export type ReadOperations = { readonly operations: readonly Operation[]; readonly omitted: number }

/** Reads every operation of `document`. What cannot be read of one is as if it were not there. */
export function readOperations(document: OpenApiDocument): ReadOperations {
  const operations: Operation[] = []
  let omitted = 0
  for (const [path, item] of Object.entries(objectOf(document.root, 'paths'))) {
    if (!path.startsWith('/')) continue
    const pathItem = document.resolved(item)
    for (const [member, method] of METHODS) {
      const operation = getOwn(pathItem, member)
      if (!isJsonObject(operation)) continue
      if (operations.length < MAX_OPERATIONS) {
        operations.push(readOperation(document, { method, path }, pathItem, operation))
      } else omitted++
    }
  }
  return { operations, omitted }
}

function readOperation(
  document: OpenApiDocument,
  { method, path }: Pick<Operation, 'method' | 'path'>,
  pathItem: JsonObject,
  operation: JsonObject,
): Operation {
  return {
    method,
    path,
    operationId: textOf(operation, 'operationId'),
    summary: textOf(operation, 'summary') ?? textOf(pathItem, 'summary'),
    description: textOf(operation, 'description') ?? textOf(pathItem, 'description'),
    isDeprecated: flagOf(operation, 'deprecated') ?? false,
    parameters: readParameters(document, [
      ...arrayOf(pathItem, 'parameters'),
      ...arrayOf(operation, 'parameters'),
    ]),
    body: readRequestBody(document, getOwn(operation, 'requestBody')),
    responses: readResponses(document, objectOf(operation, 'responses')),
    security: readSecurity(operation) ?? readSecurity(document.root),
    servers: [...arrayOf(operation, 'servers'), ...arrayOf(pathItem, 'servers')].map(asObject),
  }
}

function readSecurity(holder: JsonObject): Operation['security'] {
  const security = getOwn(holder, 'security')
  if (!isJsonArray(security)) return undefined
  return security.map((alternative) => Object.keys(asObject(alternative)))
}
