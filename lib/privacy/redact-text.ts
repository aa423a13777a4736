import { characterCount, cutToCharacters } from '#lib/base/text.ts'
import type { Placeholders } from './placeholders.ts'
import { REDACTION_RULES } from './redaction-rules.ts'
import type { Span } from './rules/rule.ts'

/** Longest text that is kept, in characters, its marker included. Source: design `runs.md`. */
export const MAX_TEXT_CHARACTERS = 2000

/** Room for the marker and the number in it. */
const MARKER_ROOM = 32

/** Masked text, and how often each rule masked something in it. */
export type RedactedText = { readonly text: string; readonly counts: ReadonlyMap<string, number> }

const NO_COUNTS: ReadonlyMap<string, number> = new Map()

/**
 * Masks every secret and personal detail that a rule finds in `text`, rule after rule, then cuts it to 2,000
 * characters with a visible marker. Linear in the length of the text.
 */
export function redactText(text: string, placeholders: Placeholders): RedactedText {
  let masked = text
  let counts: Map<string, number> | null = null
  for (const { name, placeholder, find } of REDACTION_RULES) {
    const spans = find(masked)
    if (spans.length === 0) continue
    counts ??= new Map()
    counts.set(name, spans.length)
    masked = replaced(masked, spans, (value) => placeholders.of(placeholder, value))
  }
  return { text: capped(masked), counts: counts ?? NO_COUNTS }
}

/** True where a rule finds something in `text`. */
export function holdsSecret(text: string): boolean {
  return REDACTION_RULES.some((rule) => rule.find(text).length > 0)
}

/** `spans` rise and don't overlap. */
function replaced(
  text: string,
  spans: readonly Span[],
  replacement: (value: string) => string,
): string {
  const parts: string[] = []
  let end = 0
  for (const span of spans) {
    parts.push(text.slice(end, span.start), replacement(text.slice(span.start, span.end)))
    end = span.end
  }
  parts.push(text.slice(end))
  return parts.join('')
}

function capped(text: string): string {
  if (text.length <= MAX_TEXT_CHARACTERS) return text
  const characters = characterCount(text)
  if (characters <= MAX_TEXT_CHARACTERS) return text
  const kept = cutToCharacters(text, MAX_TEXT_CHARACTERS - MARKER_ROOM)
  return `${kept}… [cut, ${characters} in all]`
}
