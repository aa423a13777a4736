import type { AuditStore } from '#lib/audit/audit-store.ts'
import type { DefinitionStore } from '#lib/audit/definition-store.ts'
import type { SavedInputStore } from '#lib/audit/saved-inputs.ts'
import type { SecretStore } from '#lib/audit/secret-store.ts'
import type { SettingsStore } from '#lib/audit/settings-store.ts'
import type { SourceStore } from '#lib/audit/source-store.ts'
import { isWritable } from './is-writable.ts'
import { type DatabaseOptions, openDatabase } from './open-database.ts'
import { fileSealer } from './sealer.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'
import { sqliteDefinitionStore } from './sqlite-definition-store.ts'
import { sqliteSavedInputStore } from './sqlite-saved-input-store.ts'
import { sqliteSecretStore } from './sqlite-secret-store.ts'
import { sqliteSettingsStore } from './sqlite-settings-store.ts'
import { sqliteSourceStore } from './sqlite-source-store.ts'

/** Where the database is, and the key that its secrets are sealed by. */
export type StoreOptions = DatabaseOptions & {
  /** The file of the key; made at the first use. Absent means one beside the database. */
  readonly keyFile?: string
}

/** The database of one installation, opened. */
export type SqliteStore = {
  readonly audit: AuditStore
  readonly settings: SettingsStore
  readonly sources: SourceStore
  readonly secrets: SecretStore
  readonly definitions: DefinitionStore
  readonly savedInputs: SavedInputStore
  /** True where something can be written now. */
  isWritable(): Promise<boolean>
  /** Closes the database; nothing may be asked of it afterwards. */
  close(): void
}

/**
 * Opens the SQLite database of an installation and migrates it. Throws `AuditError`. Several processes may
 * have it open at a time.
 */
export function createSqliteStore(options: StoreOptions): SqliteStore {
  const database = openDatabase(options)
  const sealer = fileSealer(options.keyFile ?? `${options.path}.key`)
  return {
    audit: sqliteAuditStore(database),
    settings: sqliteSettingsStore(database),
    sources: sqliteSourceStore(database, sealer),
    secrets: sqliteSecretStore(database, sealer),
    definitions: sqliteDefinitionStore(database),
    savedInputs: sqliteSavedInputStore(database),
    isWritable: () => isWritable(database),
    close: () => database.connection.close(),
  }
}
