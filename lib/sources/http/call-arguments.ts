import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { parseExactJson } from '#lib/contract/adoption/exact-json.ts'
import { memberTexts } from './member-texts.ts'

/** The arguments of one call: their values, and their JSON as it was written where that is known. */
export class CallArguments {
  readonly #values: JsonObject
  readonly #texts: ReadonlyMap<string, string>

  /** `text` is the JSON of the arguments as they were written; it holds the same value. */
  constructor(values: JsonObject, text: string | undefined) {
    this.#values = values
    this.#texts = text === undefined ? new Map() : memberTexts(text)
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#values, name)
  }

  /** The value; a number that a JavaScript number would round is a text with its digits. */
  exactValue(name: string): JsonValue | undefined {
    const text = this.#texts.get(name)
    return text === undefined ? getOwn(this.#values, name) : parseExactJson(text).value
  }

  /** The value as it parses. */
  value(name: string): JsonValue | undefined {
    return getOwn(this.#values, name)
  }

  /** The value as JSON, with the digits that were written. */
  jsonText(name: string): string {
    return this.#texts.get(name) ?? JSON.stringify(getOwn(this.#values, name) ?? null)
  }
}
