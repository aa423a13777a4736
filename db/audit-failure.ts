import { AuditError, type AuditErrorCode } from '#lib/audit/audit-error.ts'

/** What a code of SQLite or of the system means to the audit; the first start that fits wins. */
const MEANINGS: readonly (readonly [string, AuditErrorCode])[] = [
  ['SQLITE_FULL', 'audit_full'],
  ['ENOSPC', 'audit_full'],
  ['SQLITE_BUSY', 'audit_locked'],
  ['SQLITE_LOCKED', 'audit_locked'],
  ['SQLITE_READONLY', 'audit_read_only'],
  ['EACCES', 'audit_read_only'],
  ['EROFS', 'audit_read_only'],
  ['SQLITE_CORRUPT', 'audit_damaged'],
  ['SQLITE_NOTADB', 'audit_damaged'],
  ['SQLITE_CONSTRAINT', 'audit_refused'],
]

/** The `AuditError` for what the database threw; drizzle wraps what the driver throws. Keeps the cause. */
export function auditFailure(cause: unknown): AuditError {
  if (cause instanceof AuditError) return cause
  const code = databaseCode(cause)
  const meaning = MEANINGS.find(([start]) => code.startsWith(start))
  return new AuditError(meaning?.[1] ?? 'audit_unusable', { cause })
}

/** True where waiting may help: somebody else holds the database. */
export function isBusy(cause: unknown): boolean {
  return databaseCode(cause).startsWith('SQLITE_BUSY')
}

function databaseCode(problem: unknown): string {
  for (let depth = 0, error = problem; depth < 5 && error instanceof Error; depth++) {
    const code: unknown = Reflect.get(error, 'code')
    if (typeof code === 'string') return code
    error = error.cause
  }
  return ''
}
