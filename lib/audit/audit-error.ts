import { VitrineError } from '#lib/base/vitrine-error.ts'

/** What is said of each way in which the audit can fail, and what to do about it. */
const MESSAGES = {
  audit_full:
    'The audit cannot be written because the disk is full: free some space and run it again.',
  audit_locked:
    'The audit cannot be written because another program holds the database: close it and run it again.',
  audit_read_only:
    'The audit cannot be written because the database is read-only: make it writable and run it again.',
  audit_damaged:
    'The audit cannot be used because the database is damaged: restore it from a backup.',
  audit_unusable: 'The audit cannot be used because the database failed: see the cause in the log.',
  audit_unreadable:
    'A record of the audit cannot be read, for something other than Vitrine has changed it: restore it from a backup.',
  audit_refused:
    'The audit refused a record that does not fit the run it belongs to: report it as a fault of Vitrine.',
} as const

/** Why the audit could not be written or read. */
export type AuditErrorCode = keyof typeof MESSAGES

/** The audit failed: nothing of the unit of work was kept. No audit, no run. Source: design `runs.md`, "Audit". */
export class AuditError extends VitrineError {
  constructor(code: AuditErrorCode, options?: { cause?: unknown }) {
    super(code, MESSAGES[code], options)
  }
}

/**
 * The sentence of an audit that failed; null for any other error. It is told by its code, because a bundler may
 * load this module more than once and each has a class of its own.
 */
export function auditSentence(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return SENTENCES.get(code) ?? null
}

const SENTENCES: ReadonlyMap<unknown, string> = new Map(Object.entries(MESSAGES))
