import { ToolFailure } from '../tool-failure.ts'
import type { DatabaseSetting } from '../tool-settings.ts'
import { label } from '../wording.ts'
import type { QueryPool } from './query-pool.ts'
import type { QueryReply, Statement } from './query-protocol.ts'
import {
  columns,
  columnsStatement,
  named,
  TABLES_STATEMENT,
  type Table,
  type TableName,
  tableNames,
} from './schema.ts'

/** The reply of a query whose file could be opened. */
export type OpenedReply = QueryReply & { readonly ok: true }

/** How many names a sentence lists to help along. */
const MAX_NAMES_TOLD = 20

/** What an SQLite code means to a person, by its first two words. */
const PROBLEMS: ReadonlyMap<string, string> = new Map([
  [
    'SQLITE_CANTOPEN',
    'its file cannot be opened: check that it exists and that the server may read it',
  ],
  [
    'SQLITE_NOTADB',
    'its file is not an SQLite database (or it is encrypted): check the path in the settings',
  ],
  ['SQLITE_CORRUPT', 'its file is damaged: restore it from a backup'],
  ['SQLITE_BUSY', 'another program holds it locked: try again'],
  ['SQLITE_LOCKED', 'another program holds it locked: try again'],
  [
    'SQLITE_READONLY',
    'it is in WAL mode, and reading that needs a folder that the server may write to: allow it, or open the file once with the program that owns it and set journal_mode = DELETE',
  ],
  [
    'SQLITE_NOMEM',
    'a value or a view in it needs more memory than a query may use: ask for fewer columns',
  ],
  ['SQLITE_TOOBIG', 'a value in it is larger than SQLite can return: ask for fewer columns'],
  ['SQLITE_IOERR', 'its file could not be read to the end: check the disk'],
])

/** The configured databases, opened for reading only, one query process at a time. */
export class DatabaseReader {
  readonly #databases: readonly DatabaseSetting[]
  readonly #pool: QueryPool

  constructor(databases: readonly DatabaseSetting[], pool: QueryPool) {
    this.#databases = databases
    this.#pool = pool
  }

  /** The database of this name, or the first one. Throws a `ToolFailure` that lists the names there are. */
  database(name: string | undefined): DatabaseSetting {
    // An emptied field of a form is no name either.
    const isFirst = name === undefined || name === ''
    const found = isFirst ? this.#databases[0] : this.#databases.find((one) => one.name === name)
    if (found) return found
    if (isFirst) {
      throw new ToolFailure('No database is configured: add one under "databases" in the settings.')
    }
    throw new ToolFailure(
      `There is no database ${label(name)}: use ${told(this.#databases)}, or leave it empty for the first.`,
    )
  }

  /** Runs `statements` in one read transaction. Throws a `ToolFailure` when the file can't be read. */
  async query(
    database: DatabaseSetting,
    statements: readonly Statement[],
    signal: AbortSignal,
  ): Promise<OpenedReply> {
    const reply = await this.#pool.run(database.path, statements, signal)
    if (!reply.ok) throw new ToolFailure(databaseProblem(database, reply.code))
    return reply
  }

  /** The tables and views of a database. */
  async tables(database: DatabaseSetting, signal: AbortSignal): Promise<readonly TableName[]> {
    const { results } = await this.query(database, [TABLES_STATEMENT], signal)
    const [reply] = results
    if (!reply?.ok) throw new ToolFailure(databaseProblem(database, reply?.code ?? 'UNKNOWN'))
    return tableNames(reply)
  }

  /** One table with its columns. Throws a `ToolFailure` that lists the tables there are. */
  async table(database: DatabaseSetting, name: string, signal: AbortSignal): Promise<Table> {
    const all = await this.tables(database, signal)
    const found = named(all, name)
    if (!found) {
      const known = all.length === 0 ? 'it holds none' : `it holds ${told(all)}`
      throw new ToolFailure(
        `Database ${label(database.name)} has no table ${label(name)}: ${known}.`,
      )
    }
    const { results } = await this.query(database, [columnsStatement(found.name)], signal)
    const list = results[0] ? columns(results[0]) : []
    if (list.length === 0) throw new ToolFailure(brokenTable(found.name))
    return { ...found, columns: list }
  }
}

/** Says that a view or virtual table exists in name only. */
export function brokenTable(name: string): string {
  return `${label(name)} cannot be read: it is a view or virtual table whose definition does not work in this file; choose another table.`
}

/** Why a whole database cannot be read. */
function databaseProblem(database: DatabaseSetting, code: string): string {
  const reason = PROBLEMS.get(code.split('_').slice(0, 2).join('_'))
  return `Database ${label(database.name)} cannot be read (${code}): ${reason ?? 'check its file'}.`
}

/** Why one statement over a table failed. */
export function statementProblem(tableName: string, code: string): string {
  const reason = PROBLEMS.get(code.split('_').slice(0, 2).join('_'))
  return reason
    ? `Table ${label(tableName)} cannot be read (${code}): ${reason.replace(/^its file/, 'the file')}.`
    : brokenTable(tableName)
}

/** Names for a sentence, the first ones of many. */
export function told(all: readonly { readonly name: string }[]): string {
  const names = all.slice(0, MAX_NAMES_TOLD).map((one) => label(one.name, 40))
  return all.length > MAX_NAMES_TOLD
    ? `${names.join(', ')} and ${all.length - MAX_NAMES_TOLD} more`
    : names.join(', ')
}
