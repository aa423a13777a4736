import type { JsonValue } from '#lib/base/json.ts'
import { jsonPointer, type PathPart } from '#lib/base/json-pointer.ts'

/** Longest key that a path shows. */
const MAX_KEY = 64

/** Room for leaves at first; doubled when it is full. */
const INITIAL_LEAVES = 64

const PLAIN_WORD = /^[\p{L}\p{M}\p{N}_-]+$/u

/** An object or array on the way; `keys` is null for an array. */
type Container = {
  readonly parent: number
  /** Index in the parent. */
  readonly index: number
  readonly keys: readonly string[] | null
}

type Frame = {
  readonly keys: readonly string[] | null
  readonly values: readonly JsonValue[]
  readonly container: number
  next: number
}

/**
 * The texts of a value (strings and object keys) in the order in which they are serialised, by number, and
 * where each of them sits. Numbers instead of paths, because few leaves are ever asked for theirs.
 */
export class LeafMap {
  readonly #containers: Container[] = []
  /** Container of each leaf; -1 where the value is a text. */
  #holders = new Int32Array(INITIAL_LEAVES)
  /** Index in the container of each leaf, doubled; one more for a key. */
  #places = new Int32Array(INITIAL_LEAVES)
  #count = 0
  /** `container:index` of keys in which something was found. */
  readonly #hidden = new Set<string>()

  /** Walks `value` iteratively and calls `visit` with each text and its number. */
  walk(value: JsonValue, visit: (text: string, leaf: number) => void): void {
    const stack: Frame[] = []
    this.#enter(value, -1, 0, stack, visit)
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const { keys, values, container } = frame
      const index = frame.next++
      const member = values[index]
      if (member === undefined) {
        stack.pop()
        continue
      }
      const key = keys?.[index]
      if (key !== undefined) visit(key, this.#addLeaf(container, 2 * index + 1))
      this.#enter(member, container, index, stack, visit)
    }
  }

  #enter(
    value: JsonValue,
    container: number,
    index: number,
    stack: Frame[],
    visit: (text: string, leaf: number) => void,
  ): void {
    if (typeof value === 'string') visit(value, this.#addLeaf(container, 2 * index))
    if (typeof value !== 'object' || value === null) return
    const isArray = Array.isArray(value)
    const keys = isArray ? null : Object.keys(value)
    const values: readonly JsonValue[] = isArray ? value : Object.values(value)
    const own = this.#containers.push({ parent: container, index, keys }) - 1
    stack.push({ keys, values, container: own, next: 0 })
  }

  #addLeaf(container: number, place: number): number {
    const leaf = this.#count++
    if (leaf === this.#places.length) {
      this.#holders = doubled(this.#holders)
      this.#places = doubled(this.#places)
    }
    this.#holders[leaf] = container
    this.#places[leaf] = place
    return leaf
  }

  isKey(leaf: number): boolean {
    return ((this.#places[leaf] ?? 0) & 1) === 1
  }

  /** Says that something was found in the key `leaf`, so that no path shows it. */
  hide(leaf: number): void {
    if (this.isKey(leaf)) this.#hidden.add(`${this.#holders[leaf]}:${this.#indexOf(leaf)}`)
  }

  /** The path of `leaf`; of the innermost container that holds both where `last` is another leaf. */
  path(leaf: number, last: number = leaf): string {
    const container = this.#holders[leaf] ?? -1
    if (leaf !== last) return this.#containerPath(this.#common(container, last))
    if (container < 0) return ''
    const shown = this.#shown(container, this.#indexOf(leaf))
    return this.#containerPath(container) + jsonPointer([shown])
  }

  #indexOf(leaf: number): number {
    return (this.#places[leaf] ?? 0) >> 1
  }

  #containerPath(container: number): string {
    const parts: PathPart[] = []
    for (let at = this.#containers[container]; at && at.parent >= 0; ) {
      parts.push(this.#shown(at.parent, at.index))
      at = this.#containers[at.parent]
    }
    return jsonPointer(parts.reverse())
  }

  #shown(container: number, index: number): PathPart {
    const key = this.#containers[container]?.keys?.[index]
    if (key === undefined) return index
    const isPlain = key.length <= MAX_KEY && PLAIN_WORD.test(key)
    return isPlain && !this.#hidden.has(`${container}:${index}`) ? key : `*${index}`
  }

  #common(container: number, last: number): number {
    const holders = new Set<number>()
    for (let at = container; at >= 0; at = this.#containers[at]?.parent ?? -1) holders.add(at)
    let at = this.#holders[last] ?? -1
    while (at >= 0 && !holders.has(at)) at = this.#containers[at]?.parent ?? -1
    return at
  }
}

function doubled(column: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * column.length)
  larger.set(column)
  return larger
}
