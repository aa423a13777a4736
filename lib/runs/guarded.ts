import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { EndStatus, RunEvent } from '#lib/events/run-event.ts'
import type { RunScribe } from './run-scribe.ts'

/** The events of a run up to its end; returns how it ended. */
export type RunBody = AsyncGenerator<RunEvent, EndStatus, undefined>

/**
 * `body`, ended by exactly one terminal event: `done` with the status that the body returns, or `error` where
 * the body threw or the reader threw into it (an audit that can't be written). Only a `VitrineError` is
 * quoted: its sentence is ours by its contract; anything else may hold foreign bytes.
 */
export async function* guarded(scribe: RunScribe, body: RunBody): AsyncGenerator<RunEvent, void> {
  const end = yield* caught(scribe, body)
  yield end
}

async function* caught(scribe: RunScribe, body: RunBody): AsyncGenerator<RunEvent, RunEvent> {
  try {
    return scribe.done(yield* body)
  } catch (problem) {
    if (problem instanceof VitrineError) return scribe.failure(problem.code, problem.message)
    return scribe.failure('engine_failure', 'The run stopped because of a fault in Vitrine itself.')
  }
}
