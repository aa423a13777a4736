import { RunEvent } from '#lib/events/run-event.ts'
import { decodeLines } from './decode-lines.ts'

/** An event, or the number (from 1) of a line that holds none. */
export type DecodedEvent = { readonly event: RunEvent } | { readonly broken: number }

/**
 * Reads a run's NDJSON. A line that is no event is told by its number and the rest is read. The structure of
 * an event is checked; the content of its steps is trusted to be what `JSON.parse` made, so the cost does not
 * grow with it. Throws only what `chunks` throws. Source: design `runs.md`, "The stream".
 */
export async function* decodeEvents(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<DecodedEvent, void> {
  for await (const { number, text } of decodeLines(chunks)) {
    const event = text === null ? null : readEvent(text)
    yield event === null ? { broken: number } : { event }
  }
}

function readEvent(line: string): RunEvent | null {
  const parsed = RunEvent.safeParse(parseJson(line))
  return parsed.success ? parsed.data : null
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // The caller tells which line it was; what the parser says would quote it.
    return undefined
  }
}
