import { setTimeout as sleep } from 'node:timers/promises'
import { auditFailure, isBusy } from './audit-failure.ts'

/** How long a unit of work waits for another program's lock in all, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000

/** Pause between two attempts, in milliseconds; the process serves others meanwhile. */
const PAUSE_MS = 20

/**
 * Runs one unit of work on the database, again while another program holds its lock. Rejects with an
 * `AuditError` for whatever it throws in the end.
 */
export async function retryBusy<Result>(
  work: () => Result,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      return work()
    } catch (cause) {
      if (!isBusy(cause) || performance.now() >= deadline) throw auditFailure(cause)
    }
    await sleep(PAUSE_MS)
  }
}
