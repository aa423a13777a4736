import { constants } from 'node:os'
import type { AdminConsole } from './admin-console.ts'

/** A signal that comes again within this time is the same one: a terminal and npm both send it. In ms. */
const SAME_SIGNAL_MS = 500

/** Time for the last events to leave for their readers, in milliseconds. */
const FLUSH_MS = 100

type Signals = Pick<NodeJS.Process, 'on' | 'exit'>

/**
 * Ends the process on SIGINT and SIGTERM: runs are stopped and recorded, the database is closed, the exit
 * code is 0. A second Ctrl-C ends it at once. Where Next handles signals itself (`next dev`, a bare
 * `next start`), only the closing is ours and the exit is Next's.
 */
export function stopOnSignals(
  opened: Pick<AdminConsole, 'close'>,
  { isOurs, target = process }: { readonly isOurs: boolean; readonly target?: Signals },
): void {
  let stoppingSince: number | null = null
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    if (stoppingSince !== null) {
      const isImpatience = performance.now() - stoppingSince > SAME_SIGNAL_MS
      if (isOurs && isImpatience) target.exit(128 + constants.signals[signal])
      return
    }
    stoppingSince = performance.now()
    opened.close().then(
      () => isOurs && setTimeout(() => target.exit(0), FLUSH_MS),
      () => isOurs && target.exit(1),
    )
  }
  target.on('SIGINT', stop)
  target.on('SIGTERM', stop)
}
