import type { IdSource } from '#lib/base/ids.ts'
import type { ToolAnswer, ToolQuestion } from '#lib/contract/tool.ts'
import { readQuestion } from './read-question.ts'

/** Questions of one call; whatever is asked beyond is cancelled unseen. */
const MAX_QUESTIONS = 50

/** What is to be told of the questions of a call. */
export type QuestionNews =
  | { readonly kind: 'asked'; readonly questionId: string; readonly question: ToolQuestion }
  | {
      readonly kind: 'answered'
      readonly questionId: string
      readonly answer: ToolAnswer
      /** Gives the answer to the tool: once it is recorded. */
      deliver(): void
    }

const NOTHING: ToolAnswer = { action: 'cancel' }

/**
 * The questions of one call, one at a time: the next is told of once the one before has its answer. An answer
 * reaches the tool only when it is delivered, after it was recorded.
 */
export class CallQuestions {
  readonly #newId: IdSource
  readonly #news: QuestionNews[] = []
  readonly #waiting: (() => void)[] = []
  #open: { readonly id: string; settle(answer: ToolAnswer): void; isAnswered: boolean } | null =
    null
  #count = 0
  #hasEnded = false

  constructor(newId: IdSource) {
    this.#newId = newId
  }

  /** True while a question waits for its answer. */
  get isWaiting(): boolean {
    return this.#open !== null && !this.#open.isAnswered
  }

  /** What is to be told next; null where there is nothing. */
  take(): QuestionNews | null {
    return this.#news.shift() ?? null
  }

  /** Asks what a tool gave, any value at all; `wake` is called whenever there is news. */
  async ask(foreign: unknown, wake: () => void): Promise<ToolAnswer> {
    const question = readQuestion(foreign)
    if (question === null || ++this.#count > MAX_QUESTIONS) return NOTHING
    while (this.#open && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
    }
    if (this.#hasEnded) return NOTHING
    return await new Promise((settle) => {
      const id = this.#newId()
      this.#open = { id, settle, isAnswered: false }
      this.#news.push({ kind: 'asked', questionId: id, question })
      wake()
    })
  }

  /** Takes the answer to the open question; false where `questionId` is not open. */
  answer(questionId: string, answer: ToolAnswer): boolean {
    const open = this.#open
    if (open?.id !== questionId || open.isAnswered || this.#hasEnded) return false
    open.isAnswered = true
    const deliver = () => {
      this.#open = null
      open.settle(answer)
      this.#waiting.shift()?.()
    }
    this.#news.push({ kind: 'answered', questionId, answer, deliver })
    return true
  }

  /** The call has ended: whatever was asked gets no answer, as none could be recorded any more. */
  end(): void {
    this.#hasEnded = true
    this.#open?.settle(NOTHING)
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
