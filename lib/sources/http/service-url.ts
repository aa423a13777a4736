import type { JsonObject } from '#lib/base/json.ts'
import { arrayOf, asObject, objectOf, textOf } from '../members.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { Operation } from './operation.ts'

/** Where the operations of a service are, and who said so. */
export type ServiceAddress = {
  /** Undefined where neither the settings nor the document say it. */
  readonly base: URL | undefined
  /** The settings name it, as base or as where the document is: a server that credentials may go to. */
  readonly isConfirmed: boolean
}

/** What the settings say, and where the document came from in the end. */
type Origin = {
  readonly baseUrl: string | undefined
  /** The address or the path that the settings name for the document. */
  readonly place: string
  /** After redirects; undefined for a file on the server, which is as good as settings. */
  readonly documentUrl: URL | undefined
}

/**
 * The base of an operation's address: the settings', else its own or the document's server with the defaults of
 * its variables. A document from the network may name any server, and a redirect may lead to it from anywhere, so
 * that credentials go only to the server that the settings name for it, unless they name another.
 */
export function serviceAddress(
  document: OpenApiDocument,
  { servers }: Pick<Operation, 'servers'>,
  { baseUrl, place, documentUrl }: Origin,
): ServiceAddress {
  if (baseUrl !== undefined) return { base: new URL(baseUrl), isConfirmed: true }
  const server = servers[0] ?? asObject(arrayOf(document.root, 'servers')[0])
  const base = serverUrl(server, documentUrl)
  const namedOrigin = URL.canParse(place) ? new URL(place).origin : undefined
  return {
    base,
    isConfirmed: documentUrl === undefined || base?.origin === namedOrigin,
  }
}

function serverUrl(server: JsonObject, documentUrl: URL | undefined): URL | undefined {
  const template = textOf(server, 'url') ?? '/'
  const variables = objectOf(server, 'variables')
  const text = template.replace(/\{([^{}]{1,100})\}/g, (whole, name: string) => {
    const { default: value } = objectOf(variables, name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
  if (!URL.canParse(text, documentUrl)) return undefined
  const url = new URL(text, documentUrl)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}
