import { cutToCharacters } from '#lib/base/text.ts'
import { rowSegments, type Segment } from './row-segments.ts'

/** Longest foreign string within a label, in characters. */
const MAX_CHARACTERS = 120

/**
 * A short foreign string for a label or a tooltip, where no element can mark anything: invisible characters
 * and removed markers are named in square brackets, what is past 120 characters is counted.
 */
export function markedText(text: string): string {
  const shown = text.length > MAX_CHARACTERS ? cutToCharacters(text, MAX_CHARACTERS) : text
  const segments = rowSegments(shown, 0, shown.length, { marks: true, highlights: [] })
  const left = text.length - shown.length
  return segments.map(written).join('') + (left > 0 ? ` … ${left.toLocaleString('en')} more` : '')
}

function written({ kind, text }: Segment): string {
  if (kind === 'text') return text
  return kind === 'marker' ? `[${text} removed]` : `[${text}]`
}
