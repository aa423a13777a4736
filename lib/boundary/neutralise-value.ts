import type { JsonValue } from '#lib/base/json.ts'
import type { Neutraliser } from './neutraliser.ts'

/** A value whose keys and strings are neutralised, or that keys became equal by it. */
export type NeutralisedValue =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false }

type Frame = {
  readonly source: Readonly<Record<string, JsonValue>> | readonly JsonValue[]
  readonly keys: readonly string[]
  readonly copy: JsonValue[] | Record<string, JsonValue>
  next: number
}

/**
 * Neutralises every key and string of `value`, a plain copy, before it is serialised: a frozen copy of it.
 * Counts are added to `counts` by family. Iterative. Source: design `boundary.md`, "Order of operations" 4.
 */
export function neutraliseValue(
  value: JsonValue,
  neutraliser: Neutraliser,
  counts: Map<string, number>,
): NeutralisedValue {
  return new Rewriting(neutraliser, counts).rewrite(value)
}

class Rewriting {
  readonly #neutraliser: Neutraliser
  readonly #counts: Map<string, number>
  readonly #stack: Frame[] = []

  constructor(neutraliser: Neutraliser, counts: Map<string, number>) {
    this.#neutraliser = neutraliser
    this.#counts = counts
  }

  rewrite(root: JsonValue): NeutralisedValue {
    const value = this.#enter(root)
    for (let frame = this.#stack.at(-1); frame; frame = this.#stack.at(-1)) {
      if (!this.#step(frame)) return { ok: false }
    }
    return { ok: true, value }
  }

  #step(frame: Frame): boolean {
    const { source, keys, copy } = frame
    const key = keys[frame.next++]
    if (key === undefined) {
      Object.freeze(copy)
      this.#stack.pop()
      return true
    }
    const child = this.#enter(Object.getOwnPropertyDescriptor(source, key)?.value)
    const name = Array.isArray(copy) ? key : this.#text(key)
    if (Object.hasOwn(copy, name)) return false
    // Not by assignment, which would set the prototype for `__proto__`.
    Object.defineProperty(copy, name, {
      value: child,
      enumerable: true,
      writable: true,
      configurable: true,
    })
    return true
  }

  #enter(value: JsonValue): JsonValue {
    if (typeof value === 'string') return this.#text(value)
    if (typeof value !== 'object' || value === null) return value
    const copy: JsonValue[] | Record<string, JsonValue> = Array.isArray(value) ? [] : {}
    this.#stack.push({ source: value, keys: Object.keys(value), copy, next: 0 })
    return copy
  }

  #text(text: string): string {
    const outcome = this.#neutraliser.of(text)
    for (const [family, count] of outcome.counts) {
      this.#counts.set(family, (this.#counts.get(family) ?? 0) + count)
    }
    return outcome.text
  }
}
