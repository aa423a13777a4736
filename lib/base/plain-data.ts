import type { JsonValue } from './json.ts'

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

type Frame = {
  readonly source: object
  readonly keys: readonly string[] | null
  readonly copy: unknown[] | Record<string, unknown>
  readonly depth: number
  next: number
}

/**
 * Copies any value into plain, deeply frozen JSON data in one iterative walk, so that what is measured is
 * what is sent. Strings and keys become well-formed. Refuses what JSON cannot hold: non-finite numbers,
 * bigint, function, symbol, `undefined`, cycles, accessors, throwing proxies, `toJSON`, class instances,
 * sparse arrays, keys that become equal. Never throws. `-0` becomes `0`, as in JSON text.
 *
 * Source: design `contract.md`, "Bounding"; `boundary.md`, "Order of operations" 1.
 */
export function copyPlain(value: unknown, limits: PlainLimits): PlainCopy {
  try {
    return new PlainWalk(limits).copy(value)
  } catch (problem) {
    // A proxy or an accessor of the foreign object threw; what it threw is foreign too and is dropped.
    return { ok: false, problem: problem instanceof Refusal ? problem.reason : 'not_serialisable' }
  }
}

class Refusal {
  readonly reason: PlainProblem

  constructor(reason: PlainProblem) {
    this.reason = reason
  }
}

class PlainWalk {
  readonly #limits: PlainLimits
  readonly #open = new Set<object>()
  readonly #stack: Frame[] = []
  #nodes = 0

  constructor(limits: PlainLimits) {
    this.#limits = limits
  }

  copy(root: unknown): PlainCopy {
    const copied = this.#enter(root, 0)
    for (let frame = this.#stack.at(-1); frame; frame = this.#stack.at(-1)) this.#step(frame)
    return { ok: true, value: copied as JsonValue, nodes: this.#nodes }
  }

  #step(frame: Frame): void {
    const { source, keys, copy } = frame
    if (frame.next === (keys ?? (copy as unknown[])).length) {
      Object.freeze(copy)
      this.#open.delete(source)
      this.#stack.pop()
      return
    }
    const index = frame.next++
    if (keys === null) {
      ;(copy as unknown[])[index] = this.#enter(ownValue(source, String(index)), frame.depth)
      return
    }
    const key = keys[index] ?? ''
    this.#count()
    const name = key.toWellFormed()
    if (Object.hasOwn(copy, name)) throw new Refusal('not_serialisable')
    const child = this.#enter(ownValue(source, key), frame.depth)
    // defineProperty, because assigning to `__proto__` would set the prototype instead.
    Object.defineProperty(copy, name, {
      value: child,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }

  #count(): void {
    if (++this.#nodes > this.#limits.maxNodes) throw new Refusal('too_many_nodes')
  }

  #enter(value: unknown, depth: number): unknown {
    this.#count()
    if (typeof value === 'object' && value !== null) return this.#openContainer(value, depth + 1)
    return scalar(value)
  }

  #openContainer(source: object, depth: number): unknown[] | Record<string, unknown> {
    if (depth > this.#limits.maxDepth) throw new Refusal('too_deep')
    if (this.#open.has(source)) throw new Refusal('not_serialisable')
    const isArray = Array.isArray(source)
    if (!isPlain(source, isArray)) throw new Refusal('not_serialisable')
    const names = Object.keys(source)
    const length = isArray ? (source as unknown[]).length : 0
    if (this.#nodes + Math.max(names.length, length) > this.#limits.maxNodes) {
      throw new Refusal('too_many_nodes')
    }
    if (isArray && names.length !== length) throw new Refusal('not_serialisable')
    const copy = isArray ? new Array<unknown>(length) : {}
    this.#open.add(source)
    this.#stack.push({ source, keys: isArray ? null : names, copy, depth, next: 0 })
    return copy
  }
}

function isPlain(source: object, isArray: boolean): boolean {
  const prototype: unknown = Object.getPrototypeOf(source)
  if (isArray ? !isArrayPrototype(prototype) : !isObjectPrototype(prototype)) return false
  return Object.getOwnPropertySymbols(source).length === 0 && !hasToJson(source)
}

function hasToJson(source: object): boolean {
  const property = Object.getOwnPropertyDescriptor(source, 'toJSON')
  return property !== undefined && !('value' in property && typeof property.value !== 'function')
}

/** Prototypes of another realm (a worker, a vm context) are plain too: they are the end of their chain. */
function isObjectPrototype(prototype: unknown): boolean {
  if (prototype === null || prototype === Object.prototype) return true
  return (
    typeof prototype === 'object' &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, 'hasOwnProperty')
  )
}

function isArrayPrototype(prototype: unknown): boolean {
  if (prototype === Array.prototype) return true
  return Array.isArray(prototype) && isObjectPrototype(Object.getPrototypeOf(prototype))
}

function ownValue(source: object, key: string): unknown {
  const property = Object.getOwnPropertyDescriptor(source, key)
  if (property === undefined || !('value' in property)) throw new Refusal('not_serialisable')
  return property.value
}

function scalar(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value
  throw new Refusal('not_serialisable')
}
