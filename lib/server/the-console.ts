import type { AdminConsole } from './admin-console.ts'
import { installationSettings } from './installation.ts'
import { oncePerProcess } from './once-per-process.ts'
import { thisMachine } from './this-machine.ts'

/**
 * The one console of this process, opened at the first call. All its code runs in the bundle that opened it,
 * so that classes that are told apart by identity are the same for all who ask.
 */
export function theConsole(): Promise<AdminConsole> {
  return oncePerProcess('console', async () => {
    const { openConsole } = await import('./composition.ts')
    return await openConsole(installationSettings(), thisMachine)
  })
}
