'use server'

import type { ActionProblem } from '#lib/server/action-problem.ts'
import { byteStream } from '#lib/server/byte-stream.ts'
import { parseRunRequest } from '#lib/server/parse-run-request.ts'
import { theConsole } from '#lib/server/the-console.ts'

/**
 * The stream of an action is read by React as fast as it gives, whatever the browser takes; so it gives this
 * many bytes, and a longer run is read on from its route, which waits for its reader.
 */
const MAX_ACTION_BYTES = 4 * 1024 * 1024

/**
 * Starts a run and gives its events as bytes of NDJSON, or a sentence that says why it did not start.
 * `input` is foreign: a `RunRequest` (`lib/runs/run-request.ts`). The run belongs to the server: a stream that
 * ends without its terminal event is read on from `GET /api/runs/{id}/events?after={seq}`.
 */
export async function startRun(
  input: unknown,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | ActionProblem> {
  const request = parseRunRequest(input)
  if (!request.ok) return { problem: request.problem }
  const started = (await theConsole()).startRun(request.value)
  if (!started.ok) return { problem: started.problem }
  const { log } = started.value
  return byteStream((signal) => log.read(-1, { signal }), MAX_ACTION_BYTES)
}
