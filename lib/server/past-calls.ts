import type { AuditStore } from '#lib/audit/audit-store.ts'
import { RunQuery } from '#lib/audit/run-query.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { keepsArguments } from './new-saved-input.ts'

/** Calls of one tool that are listed. */
export const MAX_PAST_CALLS = 50

/** One call of a tool that was made, newest ones first in a list. Names and counts only, no content. */
export type PastCall = Pick<RunRow, 'runId' | 'startedAt' | 'status' | 'privacyLevel'> & {
  readonly wallMs: number
  readonly findings: number
  /**
   * Where its arguments are: word for word in the memory of the server or in the audit, in the audit with what is
   * secret in them masked, or nowhere.
   */
  readonly keeps: 'all' | 'masked' | 'nothing'
}

/** The calls of one tool that were made last, newest first. Rejects with `AuditError`. */
export async function pastCalls(
  toolName: string,
  world: {
    readonly store: Pick<AuditStore, 'list'>
    /** True while the unfiltered copy of a run is in memory. */
    isLive(runId: string): boolean
  },
): Promise<readonly PastCall[]> {
  const query = RunQuery.parse({ toolName, mode: 'call', limit: MAX_PAST_CALLS })
  const { rows } = await world.store.list(query)
  return rows.map(({ runId, startedAt, status, privacyLevel, summary }) => ({
    runId,
    startedAt,
    status,
    privacyLevel,
    wallMs: summary.wallMs,
    findings: summary.findings,
    keeps: kept(privacyLevel, world.isLive(runId)),
  }))
}

function kept(level: PrivacyLevel, isLive: boolean): PastCall['keeps'] {
  if (isLive || level === 'full') return 'all'
  return keepsArguments(level) ? 'masked' : 'nothing'
}
