import { createHash } from 'node:crypto'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { isJsonObject } from '#lib/contract/adoption/json-object.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { Direction } from './schema-keywords.ts'
import { type TranslatedSchema, translateSchema } from './translate-schema.ts'

/** Stands for a definition that would make a tool's schema larger than anybody reads. */
const LEFT_OUT: JsonObject = Object.freeze({
  description: 'Left out: the document declares more here than one tool can show.',
})

/**
 * The schemas of a document in one direction. What is referred to is translated once, however many operations
 * refer to it, and shared between them.
 */
export class SchemaLibrary {
  readonly #document: OpenApiDocument
  readonly #direction: Direction
  readonly #translated = new Map<string, TranslatedSchema>()
  readonly #names = new Map<string, string>()
  readonly #taken = new Set<string>()

  constructor(document: OpenApiDocument, direction: Direction) {
    this.#document = document
    this.#direction = direction
  }

  translate(source: JsonValue): TranslatedSchema {
    return translateSchema(source, {
      document: this.#document,
      direction: this.#direction,
      definitionName: (reference) => this.#definitionName(reference),
    })
  }

  /** Everything that `references` lead to, by the names under `$defs`, as far as `maxNodes` values reach. */
  definitions(references: Iterable<string>, maxNodes: number): JsonObject {
    const definitions = new Map<string, JsonValue>()
    const open = [...references]
    let nodes = 0
    for (let at = 0; at < open.length; at++) {
      const reference = open[at] ?? ''
      const name = this.#definitionName(reference)
      if (name === undefined || definitions.has(name)) continue
      const translated = this.#referred(reference)
      nodes += translated.nodes
      if (nodes > maxNodes) definitions.set(name, LEFT_OUT)
      else {
        definitions.set(name, translated.schema)
        open.push(...translated.references)
      }
    }
    return Object.fromEntries(definitions)
  }

  #referred(reference: string): TranslatedSchema {
    const known = this.#translated.get(reference)
    if (known) return known
    const translated = this.translate(this.#document.at(reference) ?? true)
    this.#translated.set(reference, translated)
    return translated
  }

  #definitionName(reference: string): string | undefined {
    const known = this.#names.get(reference)
    if (known !== undefined) return known
    const target = this.#document.at(reference)
    if (reference === '#' || !(isJsonObject(target) || typeof target === 'boolean'))
      return undefined
    const name = this.#freeName(reference)
    this.#names.set(reference, name)
    return name
  }

  /** The last part of the reference where it is a plain word that no other reference has. */
  #freeName(reference: string): string {
    const last = reference.slice(reference.lastIndexOf('/') + 1)
    const plain = last.replace(/[^\w.-]/g, '_').slice(0, 80)
    const isFree = plain !== '' && plain !== '__proto__' && !this.#taken.has(plain)
    const digest = createHash('sha256').update(reference).digest('hex').slice(0, 10)
    const name = isFree ? plain : `${plain.slice(0, 60)}_${digest}`
    this.#taken.add(name)
    return name
  }
}
