/**
 * What `make` gave at the first call with this name in this process. Next bundles pages, routes, actions, the
 * proxy and the instrumentation apart, each with modules of its own, so what they share stands on `globalThis`.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`vitrine.${name}`)
  if (!Object.hasOwn(globalThis, key)) Reflect.set(globalThis, key, make())
  return Reflect.get(globalThis, key)
}
