import type { JsonObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { objectOf, textOf } from '../members.ts'
import { resolveValues, type VariableLookup } from '../resolve-values.ts'
import { CallFailure } from './call-failure.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { Operation } from './operation.ts'
import { encodeStrictly } from './percent-encoding.ts'
import type { Pair } from './serialise-parameter.ts'

/** What a request carries to prove who asks. */
export type SentCredentials = {
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly query: readonly Pair[]
  readonly cookies: readonly Pair[]
}

const NOTHING: SentCredentials = Object.freeze({ headers: {}, query: [], cookies: [] })

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,200}$/

/** Where the security schemes of a document put what the settings give for them. */
export class Credentials {
  readonly #schemes: JsonObject
  readonly #values: Readonly<Record<string, string>>
  readonly #variable: VariableLookup

  constructor(
    document: OpenApiDocument,
    values: Readonly<Record<string, string>>,
    variable: VariableLookup,
  ) {
    const declared = objectOf(objectOf(document.root, 'components'), 'securitySchemes')
    this.#schemes = Object.fromEntries(
      Object.entries(declared).map(([name, scheme]) => [name, document.resolved(scheme)]),
    )
    this.#values = values
    this.#variable = variable
  }

  /** Names of the settings that no scheme of the document has. */
  get unknown(): readonly string[] {
    return Object.keys(this.#values).filter((name) => !isJsonObject(getOwn(this.#schemes, name)))
  }

  /**
   * The schemes that a call of `operation` uses: the first alternative for which the settings give everything;
   * all that are given where the document says nothing of security. None where no alternative can be met: the
   * service says so itself.
   */
  schemesFor({ security }: Pick<Operation, 'security'>): readonly string[] {
    const isGiven = (name: string) => Object.hasOwn(this.#values, name) && name in this.#schemes
    if (security === undefined) return Object.keys(this.#values).filter(isGiven)
    return security.find((alternative) => alternative.every(isGiven)) ?? []
  }

  /** What these schemes send. Throws a `CallFailure` where a variable is not set or the value is of no use. */
  sent(schemes: readonly string[]): SentCredentials {
    return schemes.reduce<SentCredentials>((sum, name) => {
      const one = this.#one(name)
      return {
        headers: { ...sum.headers, ...one.headers },
        query: [...sum.query, ...one.query],
        cookies: [...sum.cookies, ...one.cookies],
      }
    }, NOTHING)
  }

  #one(name: string): SentCredentials {
    const resolved = resolveValues({ value: getOwn(this.#values, name) ?? '' }, this.#variable)
    if (!resolved.ok) throw new CallFailure(resolved.problem)
    const { value = '' } = resolved.value
    if (!isHeaderText(value)) {
      throw new CallFailure(
        'A credential of this source holds a character that no header can carry: check it.',
      )
    }
    return placed(objectOf(this.#schemes, name), value)
  }
}

/** Puts a credential where its scheme wants it; `user:password` for HTTP Basic. Source: OpenAPI 3.1, "Security Scheme Object". */
function placed(scheme: JsonObject, value: string): SentCredentials {
  const type = textOf(scheme, 'type')
  if (type === 'apiKey') return apiKey(scheme, value)
  if (type === 'oauth2' || type === 'openIdConnect') return authorization(`Bearer ${value}`)
  if (type !== 'http') return NOTHING
  const http = textOf(scheme, 'scheme')?.toLowerCase()
  if (http === 'basic') {
    return authorization(`Basic ${Buffer.from(value, 'utf8').toString('base64')}`)
  }
  return authorization(http === 'bearer' ? `Bearer ${value}` : value)
}

function authorization(value: string): SentCredentials {
  return { ...NOTHING, headers: { authorization: value } }
}

function apiKey(scheme: JsonObject, value: string): SentCredentials {
  const name = textOf(scheme, 'name') ?? ''
  switch (textOf(scheme, 'in') ?? '') {
    case 'header':
      return HEADER_NAME.test(name)
        ? { ...NOTHING, headers: { [name.toLowerCase()]: value } }
        : NOTHING
    case 'query':
      return { ...NOTHING, query: [[encodeStrictly(name), encodeStrictly(value)]] }
    case 'cookie':
      return { ...NOTHING, cookies: [[encodeStrictly(name), encodeStrictly(value)]] }
    default:
      return NOTHING
  }
}

/** What a header may carry: visible ASCII, Latin 1, spaces and tabs within. */
export function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text)
}
