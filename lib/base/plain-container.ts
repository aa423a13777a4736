/**
 * True for an array or object that JSON can hold as it is: of no class, without symbols and without a `toJSON`
 * of its own. Those of another realm (a worker, a vm context) count too. Looks at no member and calls no
 * accessor; a proxy's own trap may throw.
 */
export function isPlainContainer(source: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(source)
  const hasPlainPrototype = Array.isArray(source)
    ? isArrayPrototype(prototype)
    : prototype === null || isObjectPrototype(prototype)
  return (
    hasPlainPrototype && Object.getOwnPropertySymbols(source).length === 0 && !hasToJson(source)
  )
}

/** `Object.prototype` of any realm: an object without a prototype that brings the methods of all objects. */
function isObjectPrototype(prototype: unknown): boolean {
  if (prototype === Object.prototype) return true
  return (
    typeof prototype === 'object' &&
    prototype !== null &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, 'hasOwnProperty') &&
    Object.hasOwn(prototype, 'propertyIsEnumerable')
  )
}

/** `Array.prototype` of any realm is itself an array, whose prototype is that realm's `Object.prototype`. */
function isArrayPrototype(prototype: unknown): boolean {
  if (prototype === Array.prototype) return true
  return Array.isArray(prototype) && isObjectPrototype(Object.getPrototypeOf(prototype))
}

/** A `toJSON` that is data is a key like any other; a function or an accessor could change what is sent. */
function hasToJson(source: object): boolean {
  if (!('toJSON' in source)) return false
  const property = Object.getOwnPropertyDescriptor(source, 'toJSON')
  return property !== undefined && (!('value' in property) || typeof property.value === 'function')
}
