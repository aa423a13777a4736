/*
 * A bundler may load the class twice, and `instanceof` then tells a result of the other copy from one of its
 * own. So the constructor writes each instance into one set of this process, found by a registered symbol:
 * all copies share it, and nothing that was parsed from JSON can be in it.
 */
const REGISTRY = Symbol.for('vitrine.tool-results')

/** The set of every `ToolResult` of this process. */
export function toolResultRegistry(): WeakSet<object> {
  return processRegistry(REGISTRY)
}

/** The one set of this process under a registered symbol. */
export function processRegistry(symbol: symbol): WeakSet<object> {
  const found: unknown = Reflect.get(globalThis, symbol)
  if (found instanceof WeakSet) return found
  const made = new WeakSet()
  // Neither writable nor configurable: a later script can't put a set of its own in its place.
  Object.defineProperty(globalThis, symbol, { value: made })
  return made
}
