import type { AuditStore } from '#lib/audit/audit-store.ts'
import type { OpenDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'
import { runEvents } from './run-events.ts'
import { findRun, listRuns } from './run-list.ts'
import { RunWriter } from './run-writer.ts'

/** The audit store over SQLite. Rules: `lib/audit/SPEC.md`. */
export function sqliteAuditStore(database: OpenDatabase): AuditStore {
  const writer = new RunWriter(database)
  return {
    begin: (header) => retryBusy(() => writer.begin(header)),
    append: (runId, audited) => retryBusy(() => writer.append(runId, audited)),
    finish: (runId, end) => retryBusy(() => writer.finish(runId, end)),
    closeInterrupted: (at) => retryBusy(() => writer.closeInterrupted(at)),
    find: (runId) => retryBusy(() => findRun(database, runId)),
    events: (runId, after) => retryBusy(() => runEvents(database, runId, after)),
    list: (query) => retryBusy(() => listRuns(database, query)),
  }
}
