import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { auditFailure } from './audit-failure.ts'

/** An open database: the driver's connection and drizzle over it. */
export type OpenDatabase = {
  readonly connection: Database.Database
  readonly drizzle: BetterSQLite3Database
}

/** Where the database is and how it is opened. */
export type DatabaseOptions = {
  /** The file; it and its folder are made where they are missing. */
  readonly path: string
  /** The folder of the migrations: `db/migrations` of the installation. */
  readonly migrationsFolder: string
}

/**
 * How long the driver itself waits for a lock, in milliseconds. Short, because it blocks the whole process;
 * `retry-busy.ts` waits longer without doing so.
 */
const BUSY_TIMEOUT_MS = 50

/**
 * WAL: readers never wait for the writer. `synchronous = NORMAL`: a committed step is in the operating
 * system's hands, so it survives the death of this process at any moment; a power cut may take the last
 * steps, never the database's integrity. `FULL` would cost one fsync a step. `secure_delete`: what is
 * deleted is overwritten. See `docs/decisions`.
 */
const PRAGMAS = [
  `busy_timeout = ${BUSY_TIMEOUT_MS}`,
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'foreign_keys = ON',
  'secure_delete = ON',
]

/** Only the owner may read the audit. */
const FILE_MODE = 0o600

/** Opens the database, makes it where there is none, and migrates it. Throws `AuditError`. */
export function openDatabase({ path, migrationsFolder }: DatabaseOptions): OpenDatabase {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const connection = new Database(path)
    try {
      for (const pragma of PRAGMAS) connection.pragma(pragma)
      chmodSync(path, FILE_MODE)
      const database = { connection, drizzle: drizzle(connection) }
      migrateOnce(database, migrationsFolder)
      return database
    } catch (cause) {
      connection.close()
      throw cause
    }
  } catch (cause) {
    throw auditFailure(cause)
  }
}

/** A second process may migrate at the same moment: the one that comes second finds the work done. */
function migrateOnce(database: OpenDatabase, migrationsFolder: string): void {
  database.connection.pragma('busy_timeout = 5000')
  try {
    migrate(database.drizzle, { migrationsFolder })
  } catch {
    migrate(database.drizzle, { migrationsFolder })
  }
  database.connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
}
