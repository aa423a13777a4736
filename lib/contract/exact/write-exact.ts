import type { JsonValue } from '#lib/base/json.ts'
import { ExactNumber, type ExactValue, isExactArray } from './exact-value.ts'
import { parseExact } from './parse-exact.ts'

/** A container under way, and what of it is still to be written. */
type Frame = {
  readonly close: ']' | '}'
  readonly parts: Iterator<readonly [string, ExactValue]>
  isEmpty: boolean
}

/**
 * The JSON text of a value, number for number; as `JSON.stringify` writes it, with `indent` spaces a level.
 * Iterative.
 */
export function writeExact(value: ExactValue, indent = 0): string {
  return new ExactWriting(indent).run(value)
}

class ExactWriting {
  readonly #indent: number
  readonly #parts: string[] = []
  readonly #open: Frame[] = []

  constructor(indent: number) {
    this.#indent = indent
  }

  run(value: ExactValue): string {
    this.#put(value)
    for (let frame = this.#open.at(-1); frame; frame = this.#open.at(-1)) this.#goOn(frame)
    return this.#parts.join('')
  }

  #goOn(frame: Frame): void {
    const next = frame.parts.next()
    if (next.done) {
      this.#open.pop()
      if (!frame.isEmpty) this.#endLine()
      this.#parts.push(frame.close)
      return
    }
    const [key, member] = next.value
    if (!frame.isEmpty) this.#parts.push(',')
    frame.isEmpty = false
    this.#endLine()
    if (frame.close === '}') this.#parts.push(JSON.stringify(key), this.#indent > 0 ? ': ' : ':')
    this.#put(member)
  }

  #put(value: ExactValue): void {
    const frame = opened(value)
    if (frame === null) {
      this.#parts.push(value instanceof ExactNumber ? value.text : JSON.stringify(value))
      return
    }
    this.#parts.push(frame.close === ']' ? '[' : '{')
    this.#open.push(frame)
  }

  #endLine(): void {
    if (this.#indent > 0) this.#parts.push(`\n${' '.repeat(this.#indent * this.#open.length)}`)
  }
}

function opened(value: ExactValue): Frame | null {
  if (isExactArray(value)) return { close: ']', parts: items(value), isEmpty: true }
  if (value instanceof Map) return { close: '}', parts: value.entries(), isEmpty: true }
  return null
}

function* items(list: readonly ExactValue[]): Iterator<readonly [string, ExactValue]> {
  for (const item of list) yield ['', item]
}

/** The exact form of plain JSON data. */
export function exactOf(value: JsonValue): ExactValue {
  return parseExact(JSON.stringify(value)).value
}

/**
 * The value that a JSON text stands for where numbers are doubles: each the nearest one, so that no number becomes
 * infinite. Throws a `SyntaxError` for text that is no JSON.
 */
export function nearestValue(text: string): JsonValue {
  const value: JsonValue = JSON.parse(text)
  return MAYBE_TOO_LARGE.test(text) ? JSON.parse(text, finite) : value
}

/** Digits or exponents that a double may not reach; it may also stand in a string. */
const MAYBE_TOO_LARGE = /\d{300}|\d[eE]\+?\d{3}/

function finite(_key: string, value: unknown): unknown {
  if (value === Number.POSITIVE_INFINITY) return Number.MAX_VALUE
  return value === Number.NEGATIVE_INFINITY ? -Number.MAX_VALUE : value
}
