import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { LiveRuns } from './live-runs.ts'
import type { AnswerOutcome } from './run-questions.ts'

/** An answer to a question of a run: which, and what was said; all of it foreign. */
export type GivenAnswer = {
  readonly runId: string
  readonly questionId: string
  readonly answer: unknown
}

/** Gives a run the administrator's answer to a question of its tool, or says why it was not taken. */
export function answerQuestion(
  { runId, questionId, answer }: GivenAnswer,
  liveRuns: LiveRuns,
): Outcome<true, string> {
  const outcome = liveRuns.find(runId)?.questions.answer(questionId, answer) ?? 'closed'
  return outcome === 'taken' ? success(true) : failure(PROBLEMS[outcome])
}

const PROBLEMS: Readonly<Record<Exclude<AnswerOutcome, 'taken'>, string>> = {
  closed: 'This question is no longer open: it has an answer, or its call has ended.',
  malformed: 'The answer is not as expected: fill in the form again.',
}
