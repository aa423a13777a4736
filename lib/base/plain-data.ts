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

/** A container under way: its copy, in which the members that are containers are still the foreign ones. */
type Frame = {
  readonly source: object
  readonly depth: number
  readonly copy: JsonContainer
  /** Names of an object's members; none of an array's. */
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
    this.#countNode()
    const copied = isContainer(root) ? this.#openContainer(root, 1) : this.#scalar(root)
    for (let frame = this.#stack.at(-1); frame; frame = this.#stack.at(-1)) this.#resume(frame)
    // Every member was made by `#scalar` or `#openContainer`, which make nothing but JSON.
    return { ok: true, value: copied as JsonValue, nodes: this.#nodes }
  }

  /** Copies members up to the first that holds containers itself: that one comes next. */
  #resume(frame: Frame): void {
    const isDone = Array.isArray(frame.copy)
      ? this.#resumeArray(frame, frame.copy)
      : this.#resumeObject(frame, frame.copy)
    if (!isDone) return
    Object.freeze(frame.copy)
    this.#open.delete(frame.source)
    this.#stack.pop()
  }

  #resumeArray(frame: Frame, copy: unknown[]): boolean {
    const opened = this.#stack.length
    while (frame.next < copy.length) {
      const at = frame.next++
      const member = copy[at]
      if (isContainer(member)) copy[at] = this.#openContainer(member, frame.depth + 1)
      if (this.#stack.length > opened) return false
    }
    return true
  }

  #resumeObject(frame: Frame, copy: Record<string, unknown>): boolean {
    const { names, depth } = frame
    const opened = this.#stack.length
    for (let name = names[frame.next++]; name !== undefined; name = names[frame.next++]) {
      const member = copy[name]
      if (isContainer(member)) copy[name] = this.#openContainer(member, depth + 1)
      if (this.#stack.length > opened) return false
    }
    return true
  }

  /** The copy of a container. One of scalars alone is done; any other goes on the stack. */
  #openContainer(source: object, depth: number): JsonContainer {
    if (depth > this.#limits.maxDepth) throw new Refusal('too_deep')
    if (this.#open.has(source) || !isPlainContainer(source)) throw new Refusal('not_serialisable')
    const copy = Array.isArray(source) ? [] : {}
    const isOpen = Array.isArray(copy)
      ? this.#fillArray(source, copy)
      : this.#fillObject(source, copy)
    if (!isOpen) return Object.freeze(copy)
    const names = Array.isArray(copy) ? [] : Object.keys(copy)
    this.#open.add(source)
    this.#stack.push({ source, depth, copy, names, next: 0 })
    return copy
  }

  /**
   * Gives whether there are containers among the members. The length is looked at first: a sparse array can
   * claim four thousand million members.
   */
  #fillArray(source: object, copy: unknown[]): boolean {
    const length = ownValue(source, 'length')
    if (typeof length !== 'number') throw new Refusal('not_serialisable')
    if (this.#nodes + length > this.#limits.maxNodes) throw new Refusal('too_many_nodes')
    if (Object.keys(source).length !== length) throw new Refusal('not_serialisable')
    let hasContainers = false
    for (let at = 0; at < length; at++) {
      // By index, not by name: a hole beside a named property must not pass for a member.
      const member = this.#member(source, at)
      if (isContainer(member)) hasContainers = true
      copy.push(member)
    }
    return hasContainers
  }

  #fillObject(source: object, copy: Record<string, unknown>): boolean {
    let hasContainers = false
    for (const name in source) {
      if (!Object.hasOwn(source, name)) continue
      this.#countNode()
      const key = this.#text(name)
      const member = this.#member(source, name)
      if (isContainer(member)) hasContainers = true
      if (key in copy) defineOnce(copy, key, member)
      else copy[key] = member
    }
    return hasContainers
  }

  /** A member: copied where it is a scalar, else the foreign container, to be copied in its turn. */
  #member(source: object, name: string | number): unknown {
    this.#countNode()
    if (lookUpGetter.call(source, name) !== undefined || !Object.hasOwn(source, name)) {
      throw new Refusal('not_serialisable')
    }
    const member: unknown = Reflect.get(source, name)
    return isContainer(member) ? member : this.#scalar(member)
  }

  #scalar(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value)
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value
    throw new Refusal('not_serialisable')
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

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function ownValue(source: object, name: string): unknown {
  const property = Object.getOwnPropertyDescriptor(source, name)
  if (property === undefined || !('value' in property)) throw new Refusal('not_serialisable')
  return property.value
}

/** Makes no descriptor and so costs a fifth of one; what has a setter alone reads as undefined. */
const lookUpGetter: (this: object, name: string | number) => unknown = Reflect.get(
  Object.prototype,
  '__lookupGetter__',
)

/** Sets a property under a name that is inherited: assigning to `__proto__` would set the prototype. */
function defineOnce(copy: Record<string, unknown>, key: string, value: unknown): void {
  if (Object.hasOwn(copy, key)) throw new Refusal('not_serialisable')
  const attributes = { enumerable: true, writable: true, configurable: true }
  Object.defineProperty(copy, key, { value, ...attributes })
}
