import type { ToolAnswer } from '#lib/contract/tool.ts'
import { readAnswer } from '#lib/runs/read-question.ts'
import type { QuestionDesk } from '#lib/runs/run-world.ts'

/** What came of an answer. `closed`: that question has its answer, or its call has ended. */
export type AnswerOutcome = 'taken' | 'closed' | 'malformed'

/** The questions of one run that wait for the administrator. */
export class RunQuestions implements QuestionDesk {
  readonly #open = new Map<string, (answer: ToolAnswer) => boolean>()

  open(questionId: string, take: (answer: ToolAnswer) => boolean): () => void {
    this.#open.set(questionId, take)
    return () => {
      this.#open.delete(questionId)
    }
  }

  /** Hands in an answer, which is foreign. */
  answer(questionId: string, foreign: unknown): AnswerOutcome {
    const answer = readAnswer(foreign)
    if (answer === null) return 'malformed'
    return this.#open.get(questionId)?.(answer) ? 'taken' : 'closed'
  }
}
