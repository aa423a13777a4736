import type { JsonValue } from '#lib/base/json.ts'
import { jsonPointer, type PathPart } from '#lib/base/json-pointer.ts'
import type { Mask } from '#lib/events/run-step.ts'
import { pathPart } from './path-part.ts'
import { Placeholders } from './placeholders.ts'
import { redactText } from './redact-text.ts'
import { isPlaceholder } from './rules/rule.ts'
import { isEmptyValue, looksRandom, nameSecrecy } from './rules/secret-name.ts'

/** What the redactor remembers of one run. */
export type RedactionContext = { readonly placeholders?: Placeholders }

/** A masked copy and where it was masked: rule, JSON Pointer, count. Never a value. */
export type Redacted = { readonly value: JsonValue; readonly masks: readonly Mask[] }

/** More places than this are counted together under the whole value. */
const MAX_MASKED_PATHS = 200

type Frame = {
  readonly source: readonly JsonValue[] | { readonly [key: string]: JsonValue }
  readonly keys: readonly string[] | null
  readonly copy: JsonValue[] | { [key: string]: JsonValue }
  next: number
  /** Object keys that became equal by masking so far. */
  clashes: number
}

/**
 * Masks credentials and e-mail addresses in every string and every object key of `value`, and any text that
 * looks random under a secret-like key. Numbers, booleans and the shape stay. Iterative, never throws,
 * changes nothing when applied again. Placeholders are stable within one context. Best effort.
 *
 * Source: design `runs.md`, "Privacy filter".
 */
export function redact(value: JsonValue, context: RedactionContext = {}): Redacted {
  return new RedactionWalk(context.placeholders ?? new Placeholders()).run(value)
}

class RedactionWalk {
  readonly #placeholders: Placeholders
  readonly #stack: Frame[] = []
  readonly #path: PathPart[] = []
  readonly #masks = new Map<string, { rule: string; path: string; count: number }>()

  constructor(placeholders: Placeholders) {
    this.#placeholders = placeholders
  }

  run(root: JsonValue): Redacted {
    const value = this.#enter(root, null)
    for (let frame = this.#stack.at(-1); frame; frame = this.#stack.at(-1)) this.#step(frame)
    return { value, masks: [...this.#masks.values()] }
  }

  #step(frame: Frame): void {
    const size = frame.keys?.length ?? (frame.source as readonly JsonValue[]).length
    if (frame.next > 0) this.#path.pop()
    if (frame.next === size) {
      this.#stack.pop()
      return
    }
    const index = frame.next++
    const key = frame.keys?.[index] ?? null
    this.#path.push(key === null ? index : pathPart(key, index))
    if (key === null) {
      const source = frame.source as readonly JsonValue[]
      ;(frame.copy as JsonValue[])[index] = this.#enter(source[index] ?? null, null)
      return
    }
    const source = frame.source as { readonly [key: string]: JsonValue }
    // defineProperty, because assigning to `__proto__` would set the prototype instead.
    Object.defineProperty(frame.copy, this.#key(frame, key), {
      value: this.#enter(source[key] ?? null, key),
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }

  #key(frame: Frame, key: string): string {
    const masked = this.#text(key)
    let name = masked
    while (Object.hasOwn(frame.copy, name)) name = `${masked} (${++frame.clashes})`
    return name
  }

  #enter(value: JsonValue, key: string | null): JsonValue {
    if (typeof value === 'string') return this.#leaf(value, key)
    if (typeof value !== 'object' || value === null) return value
    const isArray = Array.isArray(value)
    const copy: Frame['copy'] = isArray ? [] : {}
    const keys = isArray ? null : Object.keys(value)
    this.#stack.push({ source: value as Frame['source'], keys, copy, next: 0, clashes: 0 })
    return copy
  }

  #leaf(text: string, key: string | null): string {
    const secrecy = key === null ? 'none' : nameSecrecy(key)
    const isSecret =
      (secrecy === 'password' && !isEmptyValue(text)) || (secrecy === 'token' && looksRandom(text))
    if (!isSecret) return this.#text(text)
    if (isPlaceholder(text)) return text
    this.#count('secret_value', 1)
    return this.#placeholders.of('secret', text)
  }

  #text(text: string): string {
    const redacted = redactText(text, this.#placeholders)
    for (const [rule, count] of redacted.counts) this.#count(rule, count)
    return redacted.text
  }

  #count(rule: string, count: number): void {
    const path = this.#masks.size < MAX_MASKED_PATHS ? jsonPointer(this.#path) : ''
    const key = `${rule} ${path}`
    const mask = this.#masks.get(key) ?? { rule, path, count: 0 }
    this.#masks.set(key, { ...mask, count: mask.count + count })
  }
}
