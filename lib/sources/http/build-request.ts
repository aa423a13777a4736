import type { HttpRequest } from '#lib/network/http-request.ts'
import type { NamedParameter } from './argument-names.ts'
import type { CallArguments } from './call-arguments.ts'
import { CallFailure } from './call-failure.ts'
import { type Credentials, isHeaderText, type SentCredentials } from './credentials.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { Operation, ParameterPlace } from './operation.ts'
import type { OperationArguments } from './operation-arguments.ts'
import { encodeStrictly, encodeUnreserved } from './percent-encoding.ts'
import { writtenBody } from './request-body.ts'
import { type Pair, pairsOf, textOfParameter } from './serialise-parameter.ts'
import type { ServiceAddress } from './service-url.ts'

/** Everything that is known of an operation before it is called. */
export type PlannedOperation = {
  readonly document: OpenApiDocument
  readonly operation: Operation
  readonly arguments: OperationArguments
  readonly address: ServiceAddress
  readonly credentials: Credentials
  /** Servers that the settings name: only these may be private ones. */
  readonly confirmedOrigins: ReadonlySet<string>
}

/** Longer addresses are refused by most servers. */
const MAX_URL_CHARACTERS = 16_000

const HEADERS = {
  'user-agent': 'Vitrine/0.1 (openapi)',
  accept: 'application/json, application/*+json;q=0.9, text/*;q=0.8, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
}

/** The request that a call is. Throws a `CallFailure` where its arguments cannot be written as one. */
export function buildRequest(plan: PlannedOperation, call: CallArguments): HttpRequest {
  const { operation, document } = plan
  const credentials = credentialsOf(plan)
  const { parameters } = plan.arguments
  const at = (place: ParameterPlace) =>
    parameters.filter(({ parameter, name }) => parameter.place === place && call.has(name))
  const query = [...at('query').flatMap((one) => queryPairs(one, call)), ...credentials.query]
  const cookies = [...at('cookie').flatMap((one) => cookiePairs(one, call)), ...credentials.cookies]
  const body = writtenBody(operation.body, plan.arguments, call, document)
  return {
    url: operationUrl(plan, call, query),
    method: operation.method,
    headers: { ...HEADERS, ...(body && { 'content-type': body.contentType }) },
    ownHeaders: {
      ...headersOf(at('header'), call),
      ...(cookies.length > 0 && { cookie: cookies.map((pair) => pair.join('=')).join('; ') }),
      ...credentials.headers,
    },
    body: body?.bytes,
  }
}

function credentialsOf({ credentials, operation, address }: PlannedOperation): SentCredentials {
  const schemes = credentials.schemesFor(operation)
  if (schemes.length > 0 && !address.isConfirmed) {
    throw new CallFailure(
      'The document of this source names another server than its own, and credentials go to none that the settings do not name: set baseUrl.',
    )
  }
  return credentials.sent(schemes)
}

function operationUrl(
  { operation, address, arguments: { parameters } }: PlannedOperation,
  call: CallArguments,
  query: readonly Pair[],
): URL {
  const { base } = address
  if (base === undefined) {
    throw new CallFailure(
      'The document of this source does not say where its service is: set baseUrl.',
    )
  }
  const values = new Map(
    parameters
      .filter(({ parameter }) => parameter.place === 'path')
      .map((one) => [one.parameter.name, pathText(one, call)]),
  )
  const path = operation.path.replace(
    /\{([^{}]{1,500})\}/g,
    (whole, name: string) => values.get(name) ?? encodeStrictly(whole),
  )
  const pathname = `${base.pathname.replace(/\/$/, '')}${path}`
  const search = query.map((pair) => pair.join('=')).join('&')
  const text = `${base.origin}${pathname}${search === '' ? '' : `?${search}`}`
  if (pathname.split('/').some(leadsElsewhere)) {
    throw new CallFailure(
      'An argument in the path would lead to another path: it may not be . or .. there.',
    )
  }
  if (text.length > MAX_URL_CHARACTERS) {
    throw new CallFailure('The arguments make the address too long: give shorter ones.')
  }
  return new URL(text)
}

/** Such a segment is taken away by every URL parser, and the one before it too. */
function leadsElsewhere(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment)
}

function pathText({ name, parameter }: NamedParameter, call: CallArguments): string {
  const value = call.exactValue(name) ?? null
  const text =
    parameter.mediaType === undefined
      ? textOfParameter(parameter, value, encodeStrictly)
      : encodeStrictly(call.jsonText(name))
  if (text) return text
  throw new CallFailure('An argument in the path is empty: give it.')
}

function queryPairs({ name, parameter }: NamedParameter, call: CallArguments): readonly Pair[] {
  const encode = parameter.allowReserved ? encodeUnreserved : encodeStrictly
  if (parameter.mediaType !== undefined) {
    return [[encodeStrictly(parameter.name), encode(call.jsonText(name))]]
  }
  return pairsOf(parameter, call.exactValue(name) ?? null, encode)
}

function cookiePairs({ name, parameter }: NamedParameter, call: CallArguments): readonly Pair[] {
  if (parameter.mediaType !== undefined) {
    return [[encodeStrictly(parameter.name), encodeStrictly(call.jsonText(name))]]
  }
  return pairsOf(parameter, call.exactValue(name) ?? null, encodeStrictly)
}

function headersOf(
  parameters: readonly NamedParameter[],
  call: CallArguments,
): Readonly<Record<string, string>> {
  const headers = parameters.map(({ name, parameter }) => {
    const text =
      parameter.mediaType === undefined
        ? (textOfParameter(parameter, call.exactValue(name) ?? null, (one) => one) ?? '')
        : call.jsonText(name)
    if (!isHeaderText(text)) {
      throw new CallFailure(
        'An argument holds characters that no header can carry: leave them out.',
      )
    }
    return [parameter.name.toLowerCase(), text] as const
  })
  return Object.fromEntries(headers.filter(([, text]) => text !== ''))
}
