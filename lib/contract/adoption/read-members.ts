import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { jsonPointer } from '#lib/base/json-pointer.ts'
import type { Piece } from './adoption.ts'
import { asides, type Place } from './asides.ts'
import { isJsonArray, isJsonObject } from './json-object.ts'

/**
 * The members of a foreign object, which remembers those that a reader took: whatever it did not take stands
 * beside the result, and a note says so. So a reader asks only for what it shows, and only when it shows it.
 */
export class ReadMembers {
  readonly #object: JsonObject
  readonly #taken: string[] = []
  readonly #nested: {
    readonly path: readonly (string | number)[]
    readonly members: ReadMembers
  }[] = []

  constructor(object: JsonObject) {
    this.#object = object
  }

  /** The member `name`, whatever it is, without taking it. */
  peek(name: string): JsonValue | undefined {
    return Object.hasOwn(this.#object, name) ? this.#object[name] : undefined
  }

  /** The member `name`, taken whole. */
  take(name: string): JsonValue | undefined {
    this.#taken.push(name)
    return this.peek(name)
  }

  /** The member `name` where it is text; only then is it taken, or where it is null, which says nothing. */
  text(name: string): string | undefined {
    const value = this.peek(name)
    if (typeof value !== 'string' && value !== null) return undefined
    this.#taken.push(name)
    return value ?? undefined
  }

  /** The member `name` where it is a number, as with `text`. */
  number(name: string): number | undefined {
    const value = this.peek(name)
    if (typeof value !== 'number' && value !== null) return undefined
    this.#taken.push(name)
    return value ?? undefined
  }

  /** The members of the member `name` where it is an object: those that are not taken count one by one. */
  object(name: string): ReadMembers | undefined {
    const value = this.peek(name)
    if (!isObject(value)) return undefined
    this.#taken.push(name)
    return this.#nest([name], value)
  }

  /** The members of each object in the list `name`; undefined, and nothing taken, where it is no such list. */
  objects(name: string): readonly ReadMembers[] | undefined {
    const value = this.peek(name)
    if (!isJsonArray(value) || !value.every(isJsonObject)) return undefined
    this.#taken.push(name)
    return value.map((one, index) => this.#nest([name, index], one))
  }

  /** What was not taken, here and in the objects asked for; members called as in `keeps` need no note. */
  asides(keeps: readonly string[], { at, name }: Place): readonly Piece[] {
    const own = asides(this.#object, { reads: this.#taken, keeps }, { at, name })
    if (this.#nested.length === 0) return own
    const inner = this.#nested.flatMap(({ path, members }) =>
      members.asides(keeps, { at: `${at}${jsonPointer(path)}`, name }),
    )
    return [...own, ...inner]
  }

  #nest(path: readonly (string | number)[], object: JsonObject): ReadMembers {
    const members = new ReadMembers(object)
    this.#nested.push({ path, members })
    return members
  }
}
