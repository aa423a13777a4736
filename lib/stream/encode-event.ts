import { serialise } from '#lib/base/json.ts'
import { utf8Encode } from '#lib/base/text.ts'
import type { RunEvent } from '#lib/events/run-event.ts'

/**
 * One event as a line of NDJSON: valid JSON, UTF-8, ended by the only `\n` in it. U+2028 and U+2029 stay
 * themselves: a line ends at U+000A and nowhere else. Source: design `runs.md`, "The stream".
 */
export function encodeEvent(event: RunEvent): Uint8Array<ArrayBuffer> {
  return utf8Encode(`${serialise(event)}\n`)
}
