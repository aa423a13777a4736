import type { JsonObject } from '#lib/base/json.ts'
import type { VariableLookup } from '../resolve-values.ts'
import type { OpenApiSettings } from '../source-settings.ts'
import type { PlannedOperation } from './build-request.ts'
import { Credentials } from './credentials.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import { operationArguments } from './operation-arguments.ts'
import { operationNames } from './operation-names.ts'
import { readOperations } from './read-operations.ts'
import { returnShape } from './return-shape.ts'
import { SchemaLibrary } from './schema-library.ts'
import { serviceAddress } from './service-url.ts'

/** An operation with everything that a call of it needs, under the name of its tool. */
export type NamedPlan = {
  readonly name: string
  readonly plan: PlannedOperation
  readonly returns: JsonObject | undefined
}

/** What the operations of a document are planned with. */
export type PlanSettings = {
  readonly source: string
  readonly settings: OpenApiSettings
  readonly variable: VariableLookup
  readonly documentUrl: URL | undefined
  readonly confirmedOrigins: ReadonlySet<string>
}

/** The operations of a document, ready to be called; `notes` are sentences of ours for the log. */
export type PlannedOperations = {
  readonly plans: readonly NamedPlan[]
  readonly notes: readonly string[]
}

/** Plans every operation of `document`. */
export function planOperations(
  document: OpenApiDocument,
  { source, settings, variable, documentUrl, confirmedOrigins }: PlanSettings,
): PlannedOperations {
  const { operations, omitted } = readOperations(document)
  const names = operationNames(source, operations)
  const requests = new SchemaLibrary(document, 'request')
  const responses = new SchemaLibrary(document, 'response')
  const credentials = new Credentials(document, settings.credentials, variable)
  const plans = operations.map((operation, index): NamedPlan => {
    const address = serviceAddress(document, operation, {
      baseUrl: settings.baseUrl,
      place: settings.document,
      documentUrl,
    })
    return {
      name: names[index] ?? '',
      plan: {
        document,
        operation,
        arguments: operationArguments(operation, requests),
        address,
        credentials,
        confirmedOrigins,
      },
      returns: returnShape(operation, responses),
    }
  })
  const { unknown } = credentials
  return {
    plans,
    notes: [
      ...(omitted > 0 ? [`${omitted} operations more than are taken were left out.`] : []),
      ...(plans.length === 0 ? ['The document describes no operation.'] : []),
      ...(unknown.length > 0
        ? [`${unknown.length} of the credentials are for no security scheme of the document.`]
        : []),
    ],
  }
}
