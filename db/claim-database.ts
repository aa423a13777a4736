import Database from 'better-sqlite3'
import { auditFailure } from './audit-failure.ts'

/**
 * Claims the database at `path` for the one process that runs tools, until the function that it gives is
 * called or the process dies, in whatever way. Throws `AuditError` where another process has claimed it.
 * The claim is a lock on a file beside the database, so that readers of the database itself never meet it.
 */
export function claimDatabase(path: string): () => void {
  try {
    const claim = new Database(`${path}.claim`, { timeout: 0 })
    try {
      claim.exec('BEGIN EXCLUSIVE')
    } catch (cause) {
      claim.close()
      throw cause
    }
    return () => claim.close()
  } catch (cause) {
    throw auditFailure(cause)
  }
}
