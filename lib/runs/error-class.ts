/** Names of error classes that may be told; any other name was chosen by the tool. */
const TOLD_CLASSES = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'URIError',
  'EvalError',
  'AggregateError',
  'AbortError',
  'TimeoutError',
])

/**
 * The class of a thrown value as far as it is one of the language's own; else null. Takes any value and
 * never throws: a proxy may throw at every look.
 */
export function errorClass(thrown: unknown): string | null {
  try {
    if (typeof thrown !== 'object' || thrown === null) return null
    const name: unknown = Reflect.get(thrown, 'name')
    return typeof name === 'string' && TOLD_CLASSES.has(name) ? name : null
  } catch {
    return null
  }
}
