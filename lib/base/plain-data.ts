import type { JsonValue } from './json.ts'
import { isPlainContainer } from './plain-container.ts'

/** Ceilings of one walk. The root container is level 1; scalars are no level; values and keys are nodes. */
export type PlainLimits = {
  readonly maxDepth: number
  readonly maxNodes: number
}

/** Why a value is not plain JSON data within its limits. */
export type PlainProblem = 'too_deep' | 'too_many_nodes' | 'not_serialisable'

/** A plain, deeply frozen copy, or the first reason why there is none. */
export type PlainCopy =
  | { readonly ok: true; readonly value: JsonValue; readonly nodes: number }
  | { readonly ok: false; readonly problem: PlainProblem }

/**
 * Copies any value into plain, deeply frozen JSON data in one iterative walk, so that what is measured is
 * what is sent. Strings and keys become well-formed. Refuses what JSON cannot hold: non-finite numbers,
 * bigint, function, symbol, `undefined`, cycles, accessors, throwing proxies, `toJSON`, class instances,
 * sparse arrays, keys that become equal, more text than one string can hold once escaped. Calls no accessor
 * and never throws. `-0` becomes `0`, as in JSON text; a property that is not enumerable is left out.
 *
 * Source: design `contract.md`, "Bounding"; `boundary.md`, "Order of operations" 1.
 */
export function copyPlain(value: unknown, limits: PlainLimits): PlainCopy {
  try {
    return new PlainWalk(limits).copy(value)
  } catch (problem) {
    // A proxy of the foreign object threw; what it threw is foreign too and is dropped.
    return { ok: false, problem: problem instanceof Refusal ? problem.reason : 'not_serialisable' }
  }
}

/**
 * UTF-16 units of all strings and keys together. JSON escapes take up to six characters a unit and a V8 string
 * holds 2^29, so that more than this might not serialise; a string that is shared counts each time it stands.
 */
const MAX_TEXT_UNITS = 2 ** 25

class Refusal {
  readonly reason: PlainProblem

  constructor(reason: PlainProblem) {
    this.reason = reason
  }
}

/** A container under way: the foreign one, its copy and the names still to be copied. */
type Frame = {
  readonly source: object
  readonly depth: number
  readonly copy: JsonContainer
  readonly names: readonly string[]
  next: number
}

type JsonContainer = unknown[] | Record<string, unknown>

class PlainWalk {
  readonly #limits: PlainLimits
  readonly #open = new Set<object>()
  readonly #stack: Frame[] = []
  #nodes = 0
  #units = 0

  constructor(limits: PlainLimits) {
    this.#limits = limits
  }

  copy(root: unknown): PlainCopy {
    const copied = this.#enter(root, 1)
    for (let frame = this.#stack.at(-1); frame; frame = this.#stack.at(-1)) this.#step(frame)
    // Every member was made by `#enter`, which makes nothing but JSON.
    return { ok: true, value: copied as JsonValue, nodes: this.#nodes }
  }

  #step(frame: Frame): void {
    const name = frame.names[frame.next++]
    if (name === undefined) {
      Object.freeze(frame.copy)
      this.#open.delete(frame.source)
      this.#stack.pop()
    } else if (Array.isArray(frame.copy)) {
      // By index, not by name: a hole beside a named property must not pass for a member.
      const member = ownValue(frame.source, String(frame.copy.length))
      frame.copy.push(this.#enter(member, frame.depth + 1))
    } else {
      this.#copyProperty(frame, frame.copy, name)
    }
  }

  #copyProperty({ source, depth }: Frame, copy: Record<string, unknown>, name: string): void {
    this.#countNode()
    const key = this.#text(name)
    if (Object.hasOwn(copy, key)) throw new Refusal('not_serialisable')
    define(copy, key, this.#enter(ownValue(source, name), depth + 1))
  }

  #enter(value: unknown, depth: number): unknown {
    this.#countNode()
    if (typeof value === 'object' && value !== null) return this.#openContainer(value, depth)
    if (typeof value === 'string') return this.#text(value)
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value
    throw new Refusal('not_serialisable')
  }

  #openContainer(source: object, depth: number): JsonContainer {
    if (depth > this.#limits.maxDepth) throw new Refusal('too_deep')
    if (this.#open.has(source) || !isPlainContainer(source)) throw new Refusal('not_serialisable')
    const copy = Array.isArray(source) ? [] : {}
    const names = Array.isArray(source) ? this.#indexes(source) : Object.keys(source)
    this.#open.add(source)
    this.#stack.push({ source, depth, copy, names, next: 0 })
    return copy
  }

  /** The length is looked at first: a sparse array can claim four thousand million members. */
  #indexes(source: readonly unknown[]): readonly string[] {
    const length = ownValue(source, 'length')
    if (typeof length !== 'number') throw new Refusal('not_serialisable')
    if (this.#nodes + length > this.#limits.maxNodes) throw new Refusal('too_many_nodes')
    const names = Object.keys(source)
    if (names.length !== length) throw new Refusal('not_serialisable')
    return names
  }

  #text(text: string): string {
    this.#units += text.length
    if (this.#units > MAX_TEXT_UNITS) throw new Refusal('not_serialisable')
    return text.toWellFormed()
  }

  #countNode(): void {
    if (++this.#nodes > this.#limits.maxNodes) throw new Refusal('too_many_nodes')
  }
}

function ownValue(source: object, name: string): unknown {
  const property = Object.getOwnPropertyDescriptor(source, name)
  if (property === undefined || !('value' in property)) throw new Refusal('not_serialisable')
  return property.value
}

/** Sets an own property; an inherited name is defined, for assigning to `__proto__` sets the prototype. */
function define(copy: Record<string, unknown>, key: string, value: unknown): void {
  if (key in copy) {
    const attributes = { enumerable: true, writable: true, configurable: true }
    Object.defineProperty(copy, key, { value, ...attributes })
  } else copy[key] = value
}
