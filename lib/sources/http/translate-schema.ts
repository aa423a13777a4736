import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { isJsonArray, isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { textOf } from '../members.ts'
import { adaptSchema } from './adapt-schema.ts'
import { hiddenNames } from './hidden-names.ts'
import { isLinearPattern } from './is-linear-pattern.ts'
import { keywordValue } from './keyword-value.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import { ANNOTATIONS, type Direction, SCHEMA_KEYWORDS } from './schema-keywords.ts'

/** A Schema Object as JSON Schema 2020-12. */
export type TranslatedSchema = {
  readonly schema: JsonValue
  /** References as the document writes them, which the schema makes into its `$defs`. */
  readonly references: ReadonlySet<string>
  /** Values in it. */
  readonly nodes: number
}

/** What a translation needs to know. */
export type TranslationContext = {
  readonly document: OpenApiDocument
  readonly direction: Direction
  /** The name under `$defs` for a reference; undefined where it names no schema. */
  definitionName(reference: string): string | undefined
}

type Draft = Record<string, JsonValue>
type Task = { readonly source: JsonValue; put(value: JsonValue): void }

/**
 * Translates one Schema Object of OpenAPI 3.0 or 3.1 and everything inside it, but what it refers to. Keywords
 * whose values are not what JSON Schema asks for are left out. Iterative; linear in the schema.
 */
export function translateSchema(source: JsonValue, context: TranslationContext): TranslatedSchema {
  return new Translation(context).run(source)
}

class Translation {
  readonly #context: TranslationContext
  readonly #references = new Set<string>()
  readonly #open: Task[] = []
  #nodes = 0

  constructor(context: TranslationContext) {
    this.#context = context
  }

  run(source: JsonValue): TranslatedSchema {
    let schema: JsonValue = true
    this.#later(source, (value) => {
      schema = value
    })
    for (let task = this.#open.pop(); task; task = this.#open.pop()) {
      task.put(this.#one(task.source))
    }
    return { schema, references: this.#references, nodes: this.#nodes }
  }

  #later(source: JsonValue, put: Task['put']): void {
    this.#nodes++
    this.#open.push({ source, put })
  }

  #one(source: JsonValue): JsonValue {
    if (typeof source === 'boolean') return source
    if (!isJsonObject(source)) return true
    const { document, direction } = this.#context
    const reference = textOf(source, '$ref')
    const draft: Draft = reference === undefined ? {} : this.#reference(reference)
    // Beside a reference 3.0 ignores everything; JSON Schema does not.
    if (reference !== undefined && document.is30) return draft
    const hidden = hiddenNames(source, document, direction)
    for (const [name, value] of Object.entries(source)) this.#keyword(draft, name, value, hidden)
    return adaptSchema(draft, source, { is30: document.is30, direction })
  }

  #reference(reference: string): Draft {
    const name = this.#context.definitionName(reference)
    if (name === undefined) return {}
    this.#references.add(reference)
    return { $ref: `#/$defs/${name}` }
  }

  #keyword(draft: Draft, name: string, value: JsonValue, hidden: ReadonlySet<string>): void {
    const shape = SCHEMA_KEYWORDS.get(name)
    if (shape === undefined || this.#isIdle(name, value)) return
    if (shape === 'schema') this.#schema(draft, name, value)
    else if (shape === 'schemas') this.#schemas(draft, name, value)
    else if (shape === 'schemaMap') this.#schemaMap(draft, name, value, hidden)
    else {
      const kept = keywordValue(shape, value)
      if (kept === undefined) return
      this.#nodes += isJsonArray(kept) ? kept.length + 1 : 1
      draft[name] = name === 'required' ? withoutNames(kept, hidden) : kept
    }
  }

  /**
   * What a return type is checked by needs no words, and foreign words least of all; with a pattern that the
   * boundary cannot check it would refuse every answer.
   */
  #isIdle(name: string, value: JsonValue): boolean {
    if (this.#context.direction === 'request') return false
    return ANNOTATIONS.has(name) || (name === 'pattern' && !isLinearPattern(value))
  }

  #schema(draft: Draft, name: string, value: JsonValue): void {
    if (name === 'items' && isJsonArray(value)) this.#schemas(draft, 'prefixItems', value)
    else if (isJsonObject(value) || typeof value === 'boolean') {
      draft[name] = true
      this.#later(value, (schema) => {
        draft[name] = schema
      })
    }
  }

  #schemas(draft: Draft, name: string, value: JsonValue): void {
    if (!isJsonArray(value) || value.length === 0) return
    const list: JsonValue[] = value.map(() => true)
    draft[name] = list
    for (const [index, one] of value.entries()) {
      this.#later(one, (schema) => {
        list[index] = schema
      })
    }
  }

  #schemaMap(draft: Draft, name: string, value: JsonValue, hidden: ReadonlySet<string>): void {
    if (!isJsonObject(value)) return
    const map: Draft = {}
    draft[name] = map
    for (const [key, one] of Object.entries(value)) {
      if (name === 'properties' && this.#context.direction === 'request' && hidden.has(key)) {
        continue
      }
      define(map, key, true)
      this.#later(one, (schema) => define(map, key, schema))
    }
  }
}

/** Sets an own member, whatever its name: assigning to `__proto__` would not. */
function define(map: Draft, key: string, value: JsonValue): void {
  Object.defineProperty(map, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  })
}

function withoutNames(names: JsonValue, hidden: ReadonlySet<string>): JsonValue {
  if (!isJsonArray(names)) return names
  return names.filter((name) => typeof name !== 'string' || !hidden.has(name))
}

/** The root of a schema that stands on its own: an object, with its definitions. */
export function standaloneSchema(schema: JsonValue, definitions: JsonObject): JsonObject {
  const root = isJsonObject(schema) ? schema : schema === false ? { not: {} } : {}
  return Object.keys(definitions).length === 0 ? root : { ...root, $defs: definitions }
}
