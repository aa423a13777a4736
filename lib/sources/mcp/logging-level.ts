import type { SourceLogLine } from '../tool-source.ts'

/** The eight levels of MCP (RFC 5424) as the four of a source's log. */
export function loggingLevel(level: string): SourceLogLine['level'] {
  if (level === 'debug' || level === 'warning') return level
  return level === 'info' || level === 'notice' ? 'info' : 'error'
}
