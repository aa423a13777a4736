import type { WireText } from '#lib/contract/wire-text.ts'

/** What the envelope says of the text inside it. */
export type EnvelopeFacts = {
  readonly tool: string
  /** Names of the heuristics that found something; written sorted, each once. */
  readonly flagged: readonly string[]
  readonly truncated: boolean
}

/**
 * The untrusted-data envelope around `text`, which must be neutralised: so the outcome holds exactly one
 * opening and one closing marker. The only place that makes a `WireText`.
 * Source: design `boundary.md`, "Order of operations" 8.
 */
export function enveloped(text: string, facts: EnvelopeFacts): WireText {
  const names = [...new Set(facts.flagged)].sort()
  const attributes = [
    'source="tool_result"',
    `tool="${escapeAttribute(facts.tool)}"`,
    ...(names.length > 0 ? [`flagged="${names.map(escapeAttribute).join(',')}"`] : []),
    ...(facts.truncated ? ['truncated="true"'] : []),
  ].join(' ')
  return `<untrusted-data ${attributes}>\n${text}\n</untrusted-data>` as WireText
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** One line of plain characters: what would end the attribute or the line is written as an entity. */
function escapeAttribute(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '')
}
