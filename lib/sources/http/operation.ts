import type { Dispatcher } from 'undici'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'

/** Where a parameter stands in a request. */
export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

/** How a value is written in a request. Source: OpenAPI 3.1, "Style Values". */
export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'

/** One parameter of an operation. */
export type Parameter = {
  readonly name: string
  readonly place: ParameterPlace
  readonly description: string | undefined
  readonly isRequired: boolean
  readonly style: ParameterStyle
  readonly explode: boolean
  readonly allowReserved: boolean
  /** As the document says it. */
  readonly schema: JsonValue
  /** Where its value is one text of a media type instead of a style. */
  readonly mediaType: string | undefined
}

/** How a body is written. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

/** One form that a body may have. */
export type BodyForm = {
  readonly mediaType: string
  readonly kind: BodyKind
  /** As the document says it; undefined where it says nothing. */
  readonly schema: JsonValue | undefined
  /** How each property is written, by its name: Encoding Objects. */
  readonly encoding: JsonObject
}

/** The body that an operation takes; the form that is preferred comes first. */
export type RequestBody = {
  readonly isRequired: boolean
  readonly description: string | undefined
  readonly forms: readonly BodyForm[]
}

/** What an operation answers at one status. */
export type DeclaredResponse = {
  /** `200`, `2XX` or `DEFAULT`. */
  readonly status: string
  /** Types of its body; none where it has no body. */
  readonly mediaTypes: readonly string[]
  /** Schema of its JSON body, as the document says it. */
  readonly schema: JsonValue | undefined
}

/** One operation of a document. */
export type Operation = {
  readonly method: Dispatcher.HttpMethod
  /** Template of the path, as the document says it. */
  readonly path: string
  readonly operationId: string | undefined
  readonly summary: string | undefined
  readonly description: string | undefined
  readonly isDeprecated: boolean
  readonly parameters: readonly Parameter[]
  readonly body: RequestBody | undefined
  readonly responses: readonly DeclaredResponse[]
  /** Alternatives, each of schemes that are all needed; undefined where the document says nothing of security. */
  readonly security: readonly (readonly string[])[] | undefined
  /** Its own server, in place of the document's. */
  readonly servers: readonly JsonObject[]
}
