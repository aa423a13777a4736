import { VitrineError } from '#lib/base/vitrine-error.ts'

/** The audit could not be written, so the run stopped: no audit, no run. Source: design `runs.md`, "Audit". */
export class AuditUnavailable extends VitrineError {
  constructor(cause: unknown) {
    super(
      'audit_unavailable',
      `The run was stopped because its audit could not be written: ${reason(cause)}.`,
      { cause },
    )
  }
}

/** What a code of SQLite or of the system means to the person who can help. The longest start that fits wins. */
const REASONS: readonly (readonly [string, string])[] = [
  ['SQLITE_FULL', 'the disk is full; free some space, then run it again'],
  ['ENOSPC', 'the disk is full; free some space, then run it again'],
  ['SQLITE_BUSY', 'another program holds the database; close it, then run it again'],
  ['SQLITE_LOCKED', 'another program holds the database; close it, then run it again'],
  ['SQLITE_READONLY', 'the database may not be written; check the rights of the data directory'],
  ['EACCES', 'the database may not be written; check the rights of the data directory'],
  ['EROFS', 'the data directory is on a read-only file system'],
  ['SQLITE_CANTOPEN', 'the database file cannot be opened; check the data directory'],
  ['SQLITE_IOERR', 'the disk reports an error; check it and the free space'],
  ['SQLITE_CORRUPT', 'the database file is damaged; restore it from a backup'],
  ['SQLITE_NOTADB', 'the file is no SQLite database; check VITRINE_DATABASE_URL'],
]

/** Why the database could not be used, in words that quote nothing of `cause`. */
export function reason(cause: unknown): string {
  const code = codeOf(cause)
  return REASONS.find(([start]) => code.startsWith(start))?.[1] ?? 'the database refused it'
}

/** The code of an error or of what caused it; drizzle wraps what the driver threw. */
function codeOf(problem: unknown): string {
  for (let depth = 0, error = problem; depth < 5 && error instanceof Error; depth++) {
    const code: unknown = Reflect.get(error, 'code')
    if (typeof code === 'string' && REASONS.some(([start]) => code.startsWith(start))) return code
    error = error.cause
  }
  return ''
}
