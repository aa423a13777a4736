import type { ResultBudgets } from './result-budgets.ts'

/** A SQLite file that the database tools may read. */
export type DatabaseSetting = {
  /** How callers name it: short, unique. The first of the list is the default. */
  readonly name: string
  /** Absolute path of the file. */
  readonly path: string
}

/** What an administrator sets for the built-in tools. Every path is absolute. */
export type BuiltinToolSettings = {
  /** The folder that holds this installation's `lib/`: the query process is started from there. */
  readonly installRoot: string
  /** At least one. A file that is missing or no database gives a failed call, not a failed start. */
  readonly databases: readonly DatabaseSetting[]
  /** The only folder that `read_file` and `list_files` see. */
  readonly filesRoot: string
  readonly fetch: {
    /** Lets `fetch_page` reach private, loopback and link-local addresses. Off unless asked for. */
    readonly allowPrivateAddresses: boolean
  }
  /** How long one database query may take, in milliseconds. Default 10,000. */
  readonly queryTimeoutMs?: number
  /** How large a result of these tools may be. Default `DEFAULT_RESULT_BUDGETS`. */
  readonly budgets?: ResultBudgets
}
