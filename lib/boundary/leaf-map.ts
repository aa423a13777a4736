import type { JsonValue } from '#lib/base/json.ts'
import { jsonPointer, type PathPart } from '#lib/base/json-pointer.ts'

/** Longest key that a path shows. */
const MAX_KEY = 64

const PLAIN_WORD = /^[\p{L}\p{M}\p{N}_-]+$/u

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
  /** Container that holds each container, -1 for the root, and its place there. */
  readonly #parents: number[] = []
  readonly #parts: PathPart[] = []
  /** Index among the keys of the object, for keys that a path must not show. */
  readonly #indexes: number[] = []
  readonly #leafContainers: number[] = []
  readonly #leafParts: PathPart[] = []
  readonly #leafIndexes: number[] = []
  readonly #leafIsKey: boolean[] = []
  /** `container:index` of keys in which something was found. */
  readonly #hidden = new Set<string>()

  /** Walks `value` iteratively and calls `visit` with each text and its number. */
  walk(value: JsonValue, visit: (text: string, leaf: number) => void): void {
    const stack: Frame[] = []
    this.#enter(value, -1, '', 0, stack, visit)
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const index = frame.next++
      if (index >= frame.values.length) {
        stack.pop()
        continue
      }
      const key = frame.keys?.[index]
      if (key !== undefined) visit(key, this.#addLeaf(frame.container, key, index, true))
      this.#enter(frame.values[index] ?? null, frame.container, key ?? index, index, stack, visit)
    }
  }

  #enter(
    value: JsonValue,
    container: number,
    part: PathPart,
    index: number,
    stack: Frame[],
    visit: (text: string, leaf: number) => void,
  ): void {
    if (typeof value === 'string') visit(value, this.#addLeaf(container, part, index, false))
    if (typeof value !== 'object' || value === null) return
    const own = this.#parents.push(container) - 1
    this.#parts.push(part)
    this.#indexes.push(index)
    const isArray = Array.isArray(value)
    const keys = isArray ? null : Object.keys(value)
    stack.push({ keys, values: Object.values(value), container: own, next: 0 })
  }

  #addLeaf(container: number, part: PathPart, index: number, isKey: boolean): number {
    this.#leafParts.push(part)
    this.#leafIndexes.push(index)
    this.#leafIsKey.push(isKey)
    return this.#leafContainers.push(container) - 1
  }

  isKey(leaf: number): boolean {
    return this.#leafIsKey[leaf] === true
  }

  /** Says that something was found in the key `leaf`, so that no path shows it. */
  hide(leaf: number): void {
    if (this.isKey(leaf)) {
      this.#hidden.add(`${this.#leafContainers[leaf]}:${this.#leafIndexes[leaf]}`)
    }
  }

  /** The path of `leaf`; of the innermost container that holds both where `last` is another leaf. */
  path(leaf: number, last: number = leaf): string {
    const container = this.#leafContainers[leaf] ?? -1
    if (leaf !== last) return this.#containerPath(this.#common(container, last))
    if (container < 0) return ''
    const part = this.#leafParts[leaf] ?? 0
    const shown = this.#shown(container, part, this.#leafIndexes[leaf] ?? 0)
    return this.#containerPath(container) + jsonPointer([shown])
  }

  #containerPath(container: number): string {
    const parts: PathPart[] = []
    for (let at = container; at >= 0; at = this.#parents[at] ?? -1) {
      const parent = this.#parents[at] ?? -1
      if (parent >= 0) parts.push(this.#shown(parent, this.#parts[at] ?? 0, this.#indexes[at] ?? 0))
    }
    return jsonPointer(parts.reverse())
  }

  #shown(container: number, part: PathPart, index: number): PathPart {
    if (typeof part === 'number') return part
    const isPlain = part.length <= MAX_KEY && PLAIN_WORD.test(part)
    return isPlain && !this.#hidden.has(`${container}:${index}`) ? part : `*${index}`
  }

  #common(container: number, last: number): number {
    const holders = new Set<number>()
    for (let at = container; at >= 0; at = this.#parents[at] ?? -1) holders.add(at)
    let at = this.#leafContainers[last] ?? -1
    while (at >= 0 && !holders.has(at)) at = this.#parents[at] ?? -1
    return at
  }
}
