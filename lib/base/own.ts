/**
 * The own, enumerable or not, property `name` of `record`, or undefined. For every look-up by a name that
 * a tool, a model or a browser chose: an inherited `constructor` or `__proto__` is never found.
 */
export function getOwn<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
