import type { JsonValue } from '#lib/base/json.ts'
import { ExactNumber } from './exact-number.ts'
import { isSameNumber } from './is-same-number.ts'

/** JSON data as the tree shows it: numbers that a double can't hold stay what was written. */
export type TreeValue = JsonValue | ExactNumber | readonly TreeValue[] | TreeObject

/** An object of the tree. */
export type TreeObject = { readonly [key: string]: TreeValue }

/** Digits from which on a double may differ from what was written. */
const LONG_NUMBER = /[\d.]{16}|\d[eE]/

/**
 * The container that `text` is the JSON of, or undefined where it is not JSON or a mere scalar. Numbers are
 * exact where the browser tells what was written (`JSON.parse` with source text access, ECMAScript 2026).
 */
export function parseJsonText(text: string): TreeValue | undefined {
  const first = /^[\s\ufeff]{0,64}([[{])/.exec(text)
  if (!first) return undefined
  try {
    return LONG_NUMBER.test(text) ? parseExactly(text) : parsed(text)
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof RangeError) return undefined
    throw problem
  }
}

function parsed(text: string): TreeValue {
  const value: TreeValue = JSON.parse(text)
  return value
}

function parseExactly(text: string): TreeValue {
  const read: (
    this: unknown,
    key: string,
    value: unknown,
    context?: { source?: string },
  ) => unknown = (_, value, context) =>
    typeof value === 'number' &&
    context?.source !== undefined &&
    !isSameNumber(value, context.source)
      ? new ExactNumber(context.source)
      : value
  const value: TreeValue = JSON.parse(text, read)
  return value
}
