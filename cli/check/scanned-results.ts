import { foreignResult } from '../input/foreign-result.ts'
import type { JsonReader } from '../input/json-result.ts'
import { mcpResultOf } from '../input/mcp-result.ts'

/** The one result that JSON is, read so that all of it is scanned: as a value where a form would lose any of it. */
export const scannedResults: JsonReader = ({ value }, format) => {
  if (format === 'mcp') return [{ format, result: mcpResultOf(value) }]
  if (format === 'json') return [{ format, result: value }]
  return [foreignResult(value) ?? { format: 'json', result: value }]
}
