import { holdsSecret } from './redact-text.ts'

/** What a name of a tool, a call or an argument may look like at most. */
const NAME = /^[A-Za-z_][A-Za-z0-9_.:/-]{0,127}$/
const CALL_ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$/

/** Small letters and underscores alone are no credential of any shape. */
const SIMPLE = /^[a-z][a-z_]{0,47}$/

/** Nor are the ids that this installation makes. */
const HEXADECIMAL = /^[0-9a-f-]{1,64}$/

/** True for a name that is short, made of plain characters, and no credential by its shape. */
export function isPlainName(name: unknown): name is string {
  if (typeof name !== 'string') return false
  return SIMPLE.test(name) || (NAME.test(name) && !holdsSecret(name))
}

/** True for a call's id: as a plain name, and it may begin with a digit. */
export function isPlainCallId(id: unknown): id is string {
  if (typeof id !== 'string') return false
  return HEXADECIMAL.test(id) || (CALL_ID.test(id) && !holdsSecret(id))
}
