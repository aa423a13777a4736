'use server'

import * as z from 'zod'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import { theConsole } from '#lib/server/the-console.ts'

const Given = z.object({
  runId: z.string().max(100),
  questionId: z.string().max(100),
  answer: z.unknown(),
})

/** Answers a question of a tool in a run under way, or declines it. `given` is foreign. */
export async function answerQuestion(given: unknown): Promise<{ isTaken: true } | ActionProblem> {
  const parsed = Given.safeParse(given)
  if (!parsed.success) return { problem: 'The answer is not as expected: fill in the form again.' }
  const answered = (await theConsole()).answerQuestion(parsed.data)
  return answered.ok ? { isTaken: true } : { problem: answered.problem }
}
