'use server'

import type { ActionProblem } from '#lib/server/action-problem.ts'

/**
 * Starts a run and gives its events as bytes of NDJSON, or a sentence that says why it did not start.
 * `input` is foreign: a `RunRequest` (`lib/runs/run-request.ts`). The run belongs to the server: a stream that
 * ends without its terminal event is read on from `GET /api/runs/{id}/events?after={seq}`.
 */
export async function startRun(
  input: unknown,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | ActionProblem> {
  return { problem: `Runs cannot be started yet (${typeof input}).` }
}
