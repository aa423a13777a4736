import { holdsSecret } from './redact-text.ts'

const PLAIN_WORD = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/

/**
 * An object key as part of a path that is kept: itself where it is a plain word, otherwise `*` and its
 * index, so that a path can never carry text. Source: design `boundary.md`, "Flagged, not removed".
 */
export function pathPart(key: string, index: number): string {
  return PLAIN_WORD.test(key) && !holdsSecret(key) ? key : `*${index}`
}
