import type { RunEvent } from '#lib/events/run-event.ts'
import { isTerminal } from '#lib/events/run-event.ts'
import { fold } from '#lib/events/run-view.ts'
import { decodeEvents } from '#lib/stream/decode-events.ts'
import { isCallStep, type KeptArguments, keptArguments } from '../arguments-of-run.ts'
import { liveCopy } from '../live-copies.ts'
import { openEvents } from '../open-events.ts'

/**
 * The arguments of a call that was made: from this tab's memory, the server's, or the audit; null where none of
 * them has them. Reads no further than the call. Rejects where the server cannot be reached.
 */
export async function argumentsOfPastCall(
  runId: string,
  toolName: string,
): Promise<KeptArguments | null> {
  const held = keptArguments(fold(liveCopy(runId) ?? []), toolName)
  if (held !== null) return held
  const stop = new AbortController()
  try {
    const attachment = await openEvents(runId, -1, stop.signal)
    if (attachment === null) return null
    const events: RunEvent[] = []
    for await (const decoded of decodeEvents(attachment.chunks)) {
      if ('broken' in decoded) continue
      events.push(decoded.event)
      if (endsSearch(decoded.event)) break
    }
    return keptArguments(fold(events), toolName)
  } finally {
    stop.abort()
  }
}

function endsSearch(event: RunEvent): boolean {
  return isTerminal(event) || (event.event === 'step' && isCallStep(event.step))
}
