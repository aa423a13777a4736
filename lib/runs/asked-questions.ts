import type { JsonValue } from '#lib/base/json.ts'
import type { ToolAnswer, ToolQuestion } from '#lib/contract/tool.ts'
import type { EventOf } from '#lib/events/run-event.ts'
import type { StepOf } from '#lib/events/run-step.ts'
import type { QuestionNews } from './call-questions.ts'
import type { CallNames } from './crossing.ts'
import type { RunScribe } from './run-scribe.ts'
import type { QuestionDesk } from './run-world.ts'

type News<Kind extends QuestionNews['kind']> = Extract<QuestionNews, { readonly kind: Kind }>

const DECISIONS = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' } as const

/** What a call needs so that its questions are put and recorded. */
export type AskingParts = {
  readonly scribe: RunScribe
  readonly names: CallNames
  readonly desk: QuestionDesk | undefined
  readonly by: string | undefined
  readonly take: (questionId: string, answer: ToolAnswer) => boolean
}

/** The steps of the questions of one call: each pending first, then with its outcome, also where the call ends first. */
export class AskedQuestions {
  readonly #parts: AskingParts
  #open: News<'asked'> | null = null
  #close: (() => void) | null = null

  constructor(parts: AskingParts) {
    this.#parts = parts
  }

  /** The step of a question; answers to it are taken from now on. */
  pending(news: News<'asked'>): EventOf<'step'> {
    const { desk, take } = this.#parts
    this.#open = news
    this.#close = desk?.open(news.questionId, (answer) => take(news.questionId, answer)) ?? null
    return this.#step(news, 'pending')
  }

  /** The step of an answer, to be recorded before the tool gets it. */
  outcome({ answer }: News<'answered'>): EventOf<'step'> | null {
    const content = answer.action === 'accept' ? { answer: answer.content } : {}
    return this.#ended(DECISIONS[answer.action], content)
  }

  /** The step of a question that the call left open; null where there is none. */
  expired(): EventOf<'step'> | null {
    return this.#ended('expired', {})
  }

  /** Takes no more answers. */
  close(): void {
    this.#close?.()
    this.#close = null
  }

  #ended(
    decision: StepOf<'question'>['decision'],
    content: { readonly answer?: JsonValue },
  ): EventOf<'step'> | null {
    const open = this.#open
    this.close()
    this.#open = null
    return open && this.#step(open, decision, content)
  }

  #step(
    { questionId, question }: News<'asked'>,
    decision: StepOf<'question'>['decision'],
    content: { readonly answer?: JsonValue } = {},
  ): EventOf<'step'> {
    const { scribe, names, by } = this.#parts
    const { callId, toolName } = names
    const isAnswer = decision !== 'pending' && decision !== 'expired'
    return scribe.step((common) => ({
      kind: 'question',
      ...common,
      callId,
      toolName,
      questionId,
      decision,
      ...(decision === 'pending' && { question: asJson(question) }),
      ...content,
      ...(isAnswer && by !== undefined && { by }),
    }))
  }
}

function asJson({ message, schema }: ToolQuestion): JsonValue {
  return { message, schema }
}
