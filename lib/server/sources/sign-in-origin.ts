import type { Settings } from '../settings.ts'

/** Where services send an administrator back to: the first configured origin, else the console's own address. */
export function signInOrigin({ origins, port }: Pick<Settings, 'origins' | 'port'>): string {
  return origins[0] ?? `http://127.0.0.1:${port}`
}
