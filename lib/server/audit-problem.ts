import { auditSentence } from '#lib/audit/audit-error.ts'

/** For a `catch`: the sentence of an audit that failed, made for people; throws any other error on. */
export function auditProblem(error: unknown): string {
  const sentence = auditSentence(error)
  if (sentence === null) throw error
  return sentence
}
