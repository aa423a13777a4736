import type { JsonValue } from '#lib/base/json.ts'
import { type AdoptionFormat, adoptResult } from '#lib/contract/adopt-result.ts'
import { recogniseFormat, resultsWithin } from '#lib/contract/adoption/recognise-format.ts'
import type { ToolResult } from '#lib/contract/tool-result.ts'
import { isMcpResult, mcpResultOf } from './mcp-result.ts'

/** A form of a foreign result that is told by its members. */
export type ForeignFormat = Exclude<AdoptionFormat, 'value'>

/** A foreign result as a tool here would have returned it. */
export type ForeignResult = { readonly format: ForeignFormat; readonly result: ToolResult }

/**
 * The result that `value` is by the form it shows, alone or as the only one of a message; undefined where it
 * shows none, or where something of it has no place in a result: what is lost would not be scanned.
 */
export function foreignResult(value: JsonValue): ForeignResult | undefined {
  if (isMcpResult(value)) return { format: 'mcp', result: mcpResultOf(value) }
  const [only, ...others] = resultsWithin(value) ?? []
  if (others.length > 0) return undefined
  const foreign = only?.foreign ?? value
  const format = only?.format ?? recogniseFormat(foreign)
  if (format === undefined || format === 'value' || format === 'mcp') return undefined
  const { result, origin } = adoptResult(foreign, format)
  const isWhole = origin.parts.every(({ from, to }) => to.length > 0 && from + to !== '/origin')
  return isWhole && origin.notes.length === 0 ? { format, result } : undefined
}
