import { oncePerProcess } from './once-per-process.ts'
import { readSettings, type Settings } from './settings.ts'

/** The settings of this process, read from the environment at the first call. */
export function installationSettings(): Settings {
  return oncePerProcess('settings', () => readSettings(process.env, process.cwd()))
}
