import type { AuditStore } from '#lib/audit/audit-store.ts'
import type { SettingsStore } from '#lib/audit/settings-store.ts'
import { type DatabaseOptions, openDatabase } from './open-database.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'
import { sqliteSettingsStore } from './sqlite-settings-store.ts'

/** The database of one installation, opened. */
export type SqliteStore = {
  readonly audit: AuditStore
  readonly settings: SettingsStore
  /** Closes the database; nothing may be asked of it afterwards. */
  close(): void
}

/**
 * Opens the SQLite database of an installation and migrates it. Throws `AuditError`. Several processes may
 * have it open at a time.
 */
export function createSqliteStore(options: DatabaseOptions): SqliteStore {
  const database = openDatabase(options)
  return {
    audit: sqliteAuditStore(database),
    settings: sqliteSettingsStore(database),
    close: () => database.connection.close(),
  }
}
