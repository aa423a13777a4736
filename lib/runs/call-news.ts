import type { RunEvent } from '#lib/events/run-event.ts'
import type { AskedQuestions } from './asked-questions.ts'
import type { CallNames } from './crossing.ts'
import type { RunScribe } from './run-scribe.ts'
import type { CallNews } from './tool-call.ts'

/** Where the news of one call are told. */
export type CallTeller = {
  readonly scribe: RunScribe
  readonly names: CallNames
  readonly asked: AskedQuestions
}

/**
 * The events of one piece of news of a call. The answer to a question goes to the tool once its step was pulled
 * past; at the end of a call what it left open expires.
 */
export function* newsEvents(
  { scribe, names, asked }: CallTeller,
  news: CallNews,
): Generator<RunEvent, void> {
  switch (news.kind) {
    case 'progress':
      yield scribe.progress(names.callId, news.news)
      break
    case 'beat':
      yield scribe.beat()
      break
    case 'asked':
      yield asked.pending(news)
      break
    case 'answered':
      yield* present(asked.outcome(news))
      news.deliver()
      break
    case 'returned':
    case 'stopped':
    case 'threw':
      yield* present(asked.expired())
      break
  }
}

function present(event: RunEvent | null): readonly RunEvent[] {
  return event ? [event] : []
}
