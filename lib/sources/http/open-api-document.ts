import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { isJsonArray, isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { asObject, textOf } from '../members.ts'

/** How often a reference may lead to another one. */
const MAX_HOPS = 20

/** An OpenAPI document, plain data within its bounds, all of whose references stay inside it. */
export class OpenApiDocument {
  readonly root: JsonObject
  /** 3.0 has a schema language of its own; from 3.1 on it is JSON Schema 2020-12. */
  readonly is30: boolean

  constructor(root: JsonObject) {
    this.root = root
    this.is30 = textOf(root, 'openapi')?.startsWith('3.0') ?? false
  }

  /** What a JSON Pointer with `#` names; undefined where it names nothing. */
  at(reference: string): JsonValue | undefined {
    if (reference === '#') return this.root
    if (!reference.startsWith('#/')) return undefined
    let place: JsonValue | undefined = this.root
    for (const part of reference.slice(2).split('/')) place = memberAt(place, unescaped(part))
    return place
  }

  /** `value`, or the object that it refers to, over several references where need be; empty where there is none. */
  resolved(value: JsonValue | undefined): JsonObject {
    let place = value
    for (let hop = 0; hop <= MAX_HOPS; hop++) {
      const reference = textOf(asObject(place), '$ref')
      if (reference === undefined) return asObject(place)
      place = this.at(reference)
    }
    return asObject(undefined)
  }
}

function memberAt(place: JsonValue | undefined, name: string): JsonValue | undefined {
  if (isJsonObject(place)) return Object.hasOwn(place, name) ? place[name] : undefined
  if (isJsonArray(place)) return /^\d{1,9}$/.test(name) ? place[Number(name)] : undefined
  return undefined
}

/** One part of a JSON Pointer in a URI fragment (RFC 6901, section 6). */
function unescaped(part: string): string {
  return decoded(part).replaceAll('~1', '/').replaceAll('~0', '~')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Many documents write a percent sign as it is.
    return part
  }
}
