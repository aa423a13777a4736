import { type JsonValue, serialise } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import type { Artifact } from './artifact.ts'
import { toolResultRegistry } from './tool-result-registry.ts'

/** Extras of a result that has a typed value. */
export type ValueExtras = { readonly text?: string; readonly artifacts?: readonly Artifact[] }

/** Everything a result is made of, for adoption, which may keep the artifacts of a foreign error. */
export type ToolResultParts = {
  readonly content: string
  readonly isError: boolean
  readonly artifacts: readonly Artifact[]
  readonly value?: { readonly value: JsonValue } | undefined
}

// The static block of the class below sets it: the only way past the private constructor.
let construct: (parts: ToolResultParts) => ToolResult

/**
 * What a tool returns: `content`, portable text for everybody; `artifacts`, structured data for people only;
 * optionally `value`, the typed value behind the text. Frozen. It can't leak by accident: string coercion
 * and `JSON.stringify` throw, spreading yields no artifact and no value, logs show counts. Tell one by
 * `isToolResult`, not by `instanceof`. Source: design `contract.md`, "ToolResult".
 */
export class ToolResult {
  readonly content: string
  readonly isError: boolean
  readonly #artifacts: readonly Artifact[]
  readonly #value: { readonly value: JsonValue } | undefined

  static {
    construct = (parts) => new ToolResult(parts)
  }

  private constructor({ content, isError, artifacts, value }: ToolResultParts) {
    if (typeof content !== 'string') {
      throw new TypeError('The content of a ToolResult must be text: render the value first.')
    }
    this.content = content
    this.isError = isError
    this.#artifacts = Object.freeze([...artifacts])
    this.#value = value
    Object.freeze(this)
    toolResultRegistry().add(this)
  }

  /** A successful result: portable text that is useful on its own, and artifacts in their order. */
  static text(content: string, ...artifacts: readonly Artifact[]): ToolResult {
    return new ToolResult({ content, isError: false, artifacts })
  }

  /** A failed call: one sentence a person can act on. By its signature it carries no artifact. */
  static error(content: string): ToolResult {
    return new ToolResult({ content, isError: true, artifacts: [] })
  }

  /** A result with a typed value; its text is rendered from the value where none is given. */
  static value(value: JsonValue, extras: ValueExtras = {}): ToolResult {
    const { text: content = renderValue(value), artifacts = [] } = extras
    return new ToolResult({ content, isError: false, artifacts, value: { value } })
  }

  get artifacts(): readonly Artifact[] {
    return this.#artifacts
  }

  get hasValue(): boolean {
    return this.#value !== undefined
  }

  get value(): JsonValue | undefined {
    return this.#value?.value
  }

  toString(): never {
    throw new TypeError('A ToolResult is not text: use its .content.')
  }

  toJSON(): never {
    throw new TypeError('A ToolResult is not JSON: use its .content.')
  }

  [Symbol.toPrimitive](): never {
    return this.toString()
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    const kind = this.isError ? 'error' : 'success'
    return `ToolResult(${kind}, ${this.content.length} characters, ${this.#artifacts.length} artifacts)`
  }
}

/** A result of any parts. For adoption only, and no part of the published door: a tool can't make such a one. */
export function makeToolResult(parts: ToolResultParts): ToolResult {
  return construct(parts)
}

/** More than the boundary lets through by any policy, so that it is the boundary that refuses. */
const RENDERED_LIMITS = { maxDepth: 512, maxNodes: 10_000_000 } as const

function renderValue(value: JsonValue): string {
  const copy = copyPlain(value, RENDERED_LIMITS)
  if (!copy.ok) return 'The value of this result is not JSON data.'
  return typeof copy.value === 'string' ? copy.value : serialise(copy.value)
}
