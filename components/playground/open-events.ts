import type { Attachment } from '#lib/stream/follow-run.ts'
import { readChunks } from '#lib/stream/read-chunks.ts'

/**
 * Opens the events of a run with a seq above `after`: what the server has in memory, or the filtered audit.
 * Null where the server does not know the run. Rejects when the server cannot be reached or fails.
 */
export async function openEvents(
  runId: string,
  after: number,
  signal: AbortSignal,
): Promise<Attachment | null> {
  const response = await fetch(`/api/runs/${encodeURIComponent(runId)}/events?after=${after}`, {
    signal,
    cache: 'no-store',
  })
  if (response.status === 404 || response.status === 400) return null
  if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`)
  const source = response.headers.get('x-vitrine-source') === 'live' ? 'live' : 'audit'
  const mayHaveGaps = source === 'audit' || response.headers.get('x-vitrine-gaps') === 'true'
  return { source, mayHaveGaps, chunks: readChunks(response.body) }
}
