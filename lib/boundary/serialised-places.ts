import { type JsonValue, serialise } from '#lib/base/json.ts'

/** A leaf, and where its text begins in the JSON text of the whole. */
export type SerialisedPlace = { readonly text: string; readonly start: number }

/**
 * Where the text of each of the `wanted` leaves begins in `serialise(value)`, behind its quotation mark. Leaves
 * are numbered as `LeafMap` numbers them: keys and strings in reading order. Iterative; one pass.
 */
export function serialisedPlaces(
  value: JsonValue,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, SerialisedPlace> {
  const walk = new SerialisedWalk(wanted)
  walk.enter(value)
  return walk.finish()
}

type Frame = {
  readonly keys: readonly string[] | null
  readonly values: readonly JsonValue[]
  next: number
}

class SerialisedWalk {
  readonly #wanted: ReadonlySet<number>
  readonly #places = new Map<number, SerialisedPlace>()
  readonly #stack: Frame[] = []
  #offset = 0
  #leaf = 0

  constructor(wanted: ReadonlySet<number>) {
    this.#wanted = wanted
  }

  finish(): ReadonlyMap<number, SerialisedPlace> {
    for (let frame = this.#stack.at(-1); frame; frame = this.#stack.at(-1)) {
      const index = frame.next++
      const member = frame.values[index]
      if (member === undefined) {
        this.#offset += 1
        this.#stack.pop()
        continue
      }
      if (index > 0) this.#offset += 1
      const key = frame.keys?.[index]
      if (key !== undefined) {
        this.#addText(key)
        this.#offset += 1
      }
      this.enter(member)
    }
    return this.#places
  }

  enter(value: JsonValue): void {
    if (typeof value === 'string') this.#addText(value)
    else if (typeof value !== 'object' || value === null) this.#offset += serialise(value).length
    else {
      this.#offset += 1
      const keys = Array.isArray(value) ? null : Object.keys(value)
      this.#stack.push({ keys, values: Object.values(value), next: 0 })
    }
  }

  #addText(text: string): void {
    if (this.#wanted.has(this.#leaf)) {
      this.#places.set(this.#leaf, { text, start: this.#offset + 1 })
    }
    this.#leaf++
    this.#offset += serialise(text).length
  }
}

/**
 * Where each of `offsets` in a leaf stands in the JSON text of the whole: escapes take more room there. One
 * pass over the leaf, however many offsets there are.
 */
export function serialisedOffsets(
  { text, start }: SerialisedPlace,
  offsets: readonly number[],
): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  let last = 0
  let place = start
  for (const offset of [...offsets].sort((left, right) => left - right)) {
    place += serialise(text.slice(last, offset)).length - 2
    places.set(offset, place)
    last = offset
  }
  return places
}
