/** A JSON number as it is written: a double would lose digits of it. */
export class ExactNumber {
  /** Valid by the grammar of JSON. */
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * JSON data that loses nothing of its text but spaces and escapes: numbers keep their digits, objects the order of
 * their keys, whatever the keys are.
 */
export type ExactValue = string | boolean | null | ExactNumber | readonly ExactValue[] | ExactObject

/** The members of a JSON object in their order. */
export type ExactObject = ReadonlyMap<string, ExactValue>

/** True for an object; an array, a number and a text are none. */
export function isExactObject(value: ExactValue | undefined): value is ExactObject {
  return value instanceof Map
}

/** True for an array. */
export function isExactArray(value: ExactValue | undefined): value is readonly ExactValue[] {
  return Array.isArray(value)
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** The number that `text` is by the grammar of JSON, or null where it is none. */
export function exactNumber(text: string): ExactNumber | null {
  return NUMBER.test(text) ? new ExactNumber(text) : null
}
