import type { OpenDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'

/** How long another program's lock is waited for, in milliseconds: a probe is asked often, and soon again. */
const WAIT_MS = 500

/** True where the database takes a write now. What is tried is undone. */
export async function isWritable({ connection }: OpenDatabase): Promise<boolean> {
  try {
    await retryBusy(() => {
      connection.exec('BEGIN IMMEDIATE')
      try {
        // Only what reaches a page of the file meets a full or read-only disk.
        connection.pragma(`user_version = ${connection.pragma('user_version', { simple: true })}`)
      } finally {
        connection.exec('ROLLBACK')
      }
    }, WAIT_MS)
    return true
  } catch {
    // Which failure it was, the next run says; a probe wants one bit.
    return false
  }
}
