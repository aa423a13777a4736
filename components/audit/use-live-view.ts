'use client'

import { useEffect, useState } from 'react'
import { liveCopy } from '#components/playground/live-copies.ts'
import { openEvents } from '#components/playground/open-events.ts'
import { isTerminal, type RunEvent } from '#lib/events/run-event.ts'
import { fold, type RunView } from '#lib/events/run-view.ts'
import { decodeEvents } from '#lib/stream/decode-events.ts'

/** The unfiltered copy of a run: being looked for, found, or gone. */
export type LiveLookup =
  | { readonly state: 'looking' }
  | { readonly state: 'gone' }
  | { readonly state: 'found'; readonly view: RunView }

/**
 * Looks for the unfiltered copy of an ended run: in this tab's memory, then in the server's where
 * `isOnServer`. It is never looked for on disk, for it is not there.
 */
export function useLiveView(runId: string, isOnServer: boolean): LiveLookup {
  const [lookup, setLookup] = useState<LiveLookup>({ state: 'looking' })
  useEffect(() => {
    const letGo = new AbortController()
    findLive(runId, isOnServer, letGo.signal)
      .catch(() => null)
      .then((view) => {
        if (!letGo.signal.aborted) setLookup(view ? { state: 'found', view } : { state: 'gone' })
      })
      .catch(reportError)
    return () => letGo.abort()
  }, [runId, isOnServer])
  return lookup
}

async function findLive(
  runId: string,
  isOnServer: boolean,
  signal: AbortSignal,
): Promise<RunView | null> {
  const held = liveCopy(runId)
  if (held?.some(isTerminal)) return fold(held)
  if (!isOnServer) return null
  const attachment = await openEvents(runId, -1, signal)
  if (attachment?.source !== 'live') return null
  const events: RunEvent[] = []
  for await (const decoded of decodeEvents(attachment.chunks)) {
    if ('event' in decoded) events.push(decoded.event)
  }
  return fold(events)
}
