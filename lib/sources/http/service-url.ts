import type { JsonObject } from '#lib/base/json.ts'
import { arrayOf, asObject, objectOf, textOf } from '../members.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { Operation } from './operation.ts'

/** Where the operations of a service are, and who said so. */
export type ServiceAddress = {
  /** Undefined where neither the settings nor the document say it. */
  readonly base: URL | undefined
  /** The settings name it, or it is where the document came from: a server that credentials may go to. */
  readonly isConfirmed: boolean
}

/** Where a document came from: its address, or undefined for a file on the server, which is as good as settings. */
type Origin = { readonly baseUrl: string | undefined; readonly documentUrl: URL | undefined }

/**
 * The base of an operation's address: the settings', else its own or the document's server with the defaults of
 * its variables. A document from the network may name any server, so that credentials go only to the one that
 * it came from itself, unless the settings name another.
 */
export function serviceAddress(
  document: OpenApiDocument,
  { servers }: Pick<Operation, 'servers'>,
  { baseUrl, documentUrl }: Origin,
): ServiceAddress {
  if (baseUrl !== undefined) return { base: new URL(baseUrl), isConfirmed: true }
  const server = servers[0] ?? asObject(arrayOf(document.root, 'servers')[0])
  const base = serverUrl(server, documentUrl)
  return {
    base,
    isConfirmed: documentUrl === undefined || base?.origin === documentUrl.origin,
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
