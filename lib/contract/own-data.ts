/**
 * The own property `name` of any value, or undefined: inherited properties are not found and accessors are
 * not called. A proxy's own trap may still throw.
 */
export function ownData(source: unknown, name: string): unknown {
  if (typeof source !== 'object' || source === null) return undefined
  const property = Object.getOwnPropertyDescriptor(source, name)
  return property && 'value' in property ? property.value : undefined
}
