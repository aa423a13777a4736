import type { JsonValue } from '#lib/base/json.ts'
import { parseExactJson } from '#lib/contract/adoption/exact-json.ts'
import { isTooDeep } from './depth.ts'
import { redact } from './redact.ts'
import { MAX_TEXT_CHARACTERS } from './redact-text.ts'

/**
 * True for a JSON text that the redactor leaves as it is, both as one text and key by key with long numbers as the
 * texts that they are; false for what is no JSON, too deep or over the longest text that is kept.
 */
export function holdsNothingToMask(text: JsonValue): boolean {
  if (typeof text !== 'string' || text.length > MAX_TEXT_CHARACTERS) return false
  const value = read(text)
  if (value === undefined || isTooDeep(value)) return false
  return redact([text, value]).masks.length === 0
}

function read(text: string): JsonValue | undefined {
  try {
    return parseExactJson(text).value
  } catch {
    // No JSON: whoever made the step did not write it.
    return undefined
  }
}
