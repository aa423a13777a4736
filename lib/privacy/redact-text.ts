import { characterCount, cutToCharacters } from '#lib/base/text.ts'
import type { Placeholders } from './placeholders.ts'
import { REDACTION_RULES } from './redaction-rules.ts'
import type { RedactionRule, Span } from './rules/rule.ts'

/** Longest text that is kept, in characters, its marker included. Source: design `runs.md`. */
export const MAX_TEXT_CHARACTERS = 2000

/** Room for the marker and the number in it. */
const MARKER_ROOM = 32

type Match = Span & { readonly order: number; readonly rule: RedactionRule }

/** Masked text, and how often each rule masked something in it. */
export type RedactedText = { readonly text: string; readonly counts: ReadonlyMap<string, number> }

/**
 * Masks every secret and personal detail that a rule finds in `text`, then cuts it to 2,000 characters with
 * a visible marker. Linear in the length of the text.
 */
export function redactText(text: string, placeholders: Placeholders): RedactedText {
  const matches = merged(findAll(text))
  if (matches.length === 0) return { text: capped(text), counts: new Map() }
  const counts = new Map<string, number>()
  const parts: string[] = []
  let end = 0
  for (const match of matches) {
    counts.set(match.rule.name, (counts.get(match.rule.name) ?? 0) + 1)
    const masked = placeholders.of(match.rule.placeholder, text.slice(match.start, match.end))
    parts.push(text.slice(end, match.start), masked)
    end = match.end
  }
  parts.push(text.slice(end))
  return { text: capped(parts.join('')), counts }
}

/** True where a rule finds something in `text`. */
export function holdsSecret(text: string): boolean {
  return REDACTION_RULES.some((rule) => rule.find(text).length > 0)
}

function findAll(text: string): Match[] {
  return REDACTION_RULES.flatMap((rule, order) =>
    rule.find(text).map((span) => ({ ...span, order, rule })),
  )
}

/** Overlapping matches become one, which begins and ends where any of them does. */
function merged(matches: readonly Match[]): Match[] {
  const sorted = matches.toSorted(
    (one, other) => one.start - other.start || one.order - other.order,
  )
  const result: Match[] = []
  for (const match of sorted) {
    const last = result.at(-1)
    if (last === undefined || match.start >= last.end) result.push(match)
    else {
      const first = match.order < last.order ? match : last
      result[result.length - 1] = {
        start: last.start,
        end: Math.max(last.end, match.end),
        order: first.order,
        rule: first.rule,
      }
    }
  }
  return result
}

function capped(text: string): string {
  if (text.length <= MAX_TEXT_CHARACTERS) return text
  const characters = characterCount(text)
  if (characters <= MAX_TEXT_CHARACTERS) return text
  const kept = cutToCharacters(text, MAX_TEXT_CHARACTERS - MARKER_ROOM)
  return `${kept}… [cut, ${characters} in all]`
}
