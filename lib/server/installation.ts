import { readSettings, type Settings } from './settings.ts'

const KEY = Symbol.for('vitrine.settings')

/**
 * The settings of this process, read at the first call. Next bundles pages, routes, actions, the proxy and
 * the instrumentation apart, so what they share stands on `globalThis`.
 */
export function installationSettings(): Settings {
  const known: unknown = Reflect.get(globalThis, KEY)
  if (isSettings(known)) return known
  const settings = readSettings(process.env, process.cwd())
  Reflect.set(globalThis, KEY, settings)
  return settings
}

function isSettings(known: unknown): known is Settings {
  return known !== undefined
}
