import type { AuditStore } from '#lib/audit/audit-store.ts'
import type { OpenDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'
import { runEvents } from './run-events.ts'
import { findRun, listRuns } from './run-list.ts'
import { RunWriter } from './run-writer.ts'

/** The audit store over SQLite. `lockTimeoutMs`: how long it waits for another program. Rules: `lib/audit/SPEC.md`. */
export function sqliteAuditStore(database: OpenDatabase, lockTimeoutMs?: number): AuditStore {
  const writer = new RunWriter(database)
  const unit = <Result>(work: () => Result) => retryBusy(work, lockTimeoutMs)
  return {
    begin: (header) => unit(() => writer.begin(header)),
    append: (runId, audited) => unit(() => writer.append(runId, audited)),
    finish: (runId, end) => unit(() => writer.finish(runId, end)),
    closeInterrupted: (at) => unit(() => writer.closeInterrupted(at)),
    find: (runId) => unit(() => findRun(database, runId)),
    events: (runId, after) => unit(() => runEvents(database, runId, after)),
    list: (query) => unit(() => listRuns(database, query)),
  }
}
