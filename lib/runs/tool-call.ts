import type { Clock } from '#lib/base/clock.ts'
import type { IdSource } from '#lib/base/ids.ts'
import type { Tool, ToolAnswer, ToolContext } from '#lib/contract/tool.ts'
import { CallQuestions, type QuestionNews } from './call-questions.ts'
import { errorClass } from './error-class.ts'
import { isOurs, type ToldFault } from './foreign-fault.ts'
import { ProgressGate, type ProgressNews } from './progress-gate.ts'

/** A `beat` event follows this much silence, in milliseconds. Source: design `runs.md`, "The stream". */
export const BEAT_MS = 15_000

/** Why a call was ended before the tool ended it. */
export type StopReason = 'cancelled' | 'total_timeout' | 'idle_timeout'

/** How a call ended. The result is foreign and still wrapped, so that no promise asks it for a `then`. */
export type CallEnd =
  | { readonly kind: 'returned'; readonly result: unknown }
  | { readonly kind: 'threw'; readonly errorClass: string | null; readonly fault: ToldFault | null }
  | { readonly kind: 'stopped'; readonly reason: StopReason }

/** What is to be told of a call next. */
export type CallNews =
  | { readonly kind: 'progress'; readonly news: ProgressNews }
  | { readonly kind: 'beat' }
  | QuestionNews
  | CallEnd

/** Time that a call has, in milliseconds. */
export type CallLimits = { readonly totalMs: number; readonly idleMs: number }

type CallSettings = {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly limits: CallLimits
  /** The arguments as they were written, where their value alone is not all of it. */
  readonly argumentsText?: string
  /** Gives questions their ids; absent where nobody can answer one. */
  readonly newQuestionId?: IdSource | undefined
}

/**
 * One running tool. Its first end wins: returned, threw, stopped by the signal, or out of time. A stopped
 * tool is aborted and abandoned; whatever it gives or throws later is dropped.
 */
export class ToolCall {
  readonly #clock: Clock
  readonly #signal: AbortSignal
  readonly #limits: CallLimits
  readonly #abort = new AbortController()
  readonly #gate: ProgressGate
  readonly #timers = new Set<() => void>()
  readonly #questions: CallQuestions | null
  #end: CallEnd | null = null
  #activeAt: number
  #wake: (() => void) | null = null

  /** Starts the tool. */
  constructor(tool: Tool, parsedArguments: unknown, settings: CallSettings) {
    this.#clock = settings.clock
    this.#signal = settings.signal
    this.#limits = settings.limits
    this.#gate = new ProgressGate(settings.clock)
    this.#activeAt = this.#clock.monotonic()
    const { newQuestionId } = settings
    this.#questions = newQuestionId ? new CallQuestions(newQuestionId) : null
    this.#signal.addEventListener('abort', this.#cancel)
    if (this.#signal.aborted) this.#cancel()
    else this.#start(tool, parsedArguments, settings.argumentsText)
  }

  /** Waits for the next thing to tell, at most `beatInMs` milliseconds. After an end it gives that end again. */
  async next(beatInMs: number = BEAT_MS): Promise<CallNews> {
    const silentAt = this.#clock.monotonic() + beatInMs
    for (;;) {
      if (this.#end) return this.#end
      const asked = this.#questions?.take()
      if (asked) return asked
      const news = this.#gate.take()
      if (news) return { kind: 'progress', news }
      const silenceMs = silentAt - this.#clock.monotonic()
      if (silenceMs <= 0) return { kind: 'beat' }
      await this.#woken(Math.min(silenceMs, this.#gate.dueInMs ?? silenceMs))
    }
  }

  /** Takes the answer to a question; false where that question is not open. */
  answer(questionId: string, answer: ToolAnswer): boolean {
    const isTaken = this.#questions?.answer(questionId, answer) ?? false
    if (isTaken) {
      this.#activeAt = this.#clock.monotonic()
      this.#wake?.()
    }
    return isTaken
  }

  /** Aborts the tool if it still runs and lets go of timers and listeners. */
  close(): void {
    this.#settle({ kind: 'stopped', reason: 'cancelled' })
  }

  #start(tool: Tool, parsedArguments: unknown, argumentsText: string | undefined): void {
    this.#arm(this.#limits.totalMs, () => this.#stop('total_timeout'))
    this.#armIdle(this.#limits.idleMs)
    const context: ToolContext = {
      signal: this.#abort.signal,
      progress: (update) => this.#progress(update),
      ...(argumentsText !== undefined && { argumentsText }),
      ...this.#elicitation(),
    }
    const run = async () => ({ result: await tool.run(parsedArguments, context) })
    run().then(
      ({ result }) => this.#settle({ kind: 'returned', result }),
      (thrown: unknown) => this.#settle(threw(thrown)),
    )
  }

  #elicitation(): Pick<ToolContext, 'elicit'> {
    const questions = this.#questions
    return questions ? { elicit: (question) => questions.ask(question, () => this.#wake?.()) } : {}
  }

  #progress(update: unknown): void {
    if (this.#end) return
    this.#activeAt = this.#clock.monotonic()
    if (this.#gate.offer(update)) this.#wake?.()
  }

  readonly #cancel = (): void => this.#stop('cancelled')

  #stop(reason: StopReason): void {
    this.#settle({ kind: 'stopped', reason })
  }

  #settle(end: CallEnd): void {
    if (this.#end) return
    this.#end = end
    this.#signal.removeEventListener('abort', this.#cancel)
    for (const cancel of this.#timers) cancel()
    this.#timers.clear()
    if (end.kind === 'stopped') this.#abort.abort()
    this.#questions?.end()
    this.#wake?.()
  }

  /**
   * Progress only moves a mark; the timer looks at it when it fires, so a flood re-arms nothing. A tool that waits
   * for an answer of ours is not idle.
   */
  #armIdle(delayMs: number): void {
    this.#arm(delayMs, () => {
      if (this.#questions?.isWaiting) this.#activeAt = this.#clock.monotonic()
      const leftMs = this.#activeAt + this.#limits.idleMs - this.#clock.monotonic()
      if (leftMs > 0) this.#armIdle(leftMs)
      else this.#stop('idle_timeout')
    })
  }

  #arm(delayMs: number, task: () => void): () => void {
    const disarm = () => {
      cancel()
      this.#timers.delete(disarm)
    }
    const cancel = this.#clock.after(delayMs, () => {
      this.#timers.delete(disarm)
      task()
    })
    this.#timers.add(disarm)
    return disarm
  }

  async #woken(withinMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const disarm = this.#arm(withinMs, resolve)
      this.#wake = () => {
        disarm()
        resolve()
      }
    })
    this.#wake = null
  }
}

/** What a tool threw is the tool's own, but for an error of ours, whose sentence quotes nothing by its contract. */
function threw(thrown: unknown): CallEnd {
  const fault = isOurs(thrown) ? { code: thrown.code, message: thrown.message } : null
  return { kind: 'threw', errorClass: errorClass(thrown), fault }
}

/** True for the news that are the last of a call. */
export function isCallEnd(news: CallNews): news is CallEnd {
  return news.kind === 'returned' || news.kind === 'threw' || news.kind === 'stopped'
}
