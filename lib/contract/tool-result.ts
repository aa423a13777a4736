import type { JsonValue } from '#lib/base/json.ts'
import type { Artifact } from './artifact.ts'

/** Extras of a result that has a typed value. */
export type ValueExtras = { readonly text?: string; readonly artifacts?: readonly Artifact[] }

/**
 * What a tool returns: `content`, portable text for everybody; `artifacts`, structured data for people only;
 * optionally `value`, the typed value behind the text. Frozen. It can't leak by accident: string coercion
 * and `JSON.stringify` throw, spreading yields no artifact and no value, logs show counts.
 * Source: design `contract.md`, "ToolResult".
 */
export class ToolResult {
  readonly content: string
  readonly isError: boolean
  readonly #artifacts: readonly Artifact[]
  readonly #value: { readonly value: JsonValue } | undefined

  private constructor(
    content: string,
    isError: boolean,
    artifacts: readonly Artifact[],
    value?: { readonly value: JsonValue },
  ) {
    this.content = content
    this.isError = isError
    this.#artifacts = Object.freeze([...artifacts])
    this.#value = value
    Object.freeze(this)
  }

  /** A successful result: portable text that is useful on its own, and artifacts in their order. */
  static text(content: string, ...artifacts: readonly Artifact[]): ToolResult {
    return new ToolResult(content, false, artifacts)
  }

  /** A failed call: one sentence a person can act on. By its signature it carries no artifact. */
  static error(content: string): ToolResult {
    return new ToolResult(content, true, [])
  }

  /** A result with a typed value; its text is rendered from the value where none is given. */
  static value(value: JsonValue, extras: ValueExtras = {}): ToolResult {
    const text = extras.text ?? renderValue(value)
    return new ToolResult(text, false, extras.artifacts ?? [], { value })
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

function renderValue(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
