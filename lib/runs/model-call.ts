import type { Clock } from '#lib/base/clock.ts'
import { foreignFault, type ToldFault } from './foreign-fault.ts'
import type { ModelPart, ModelProvider, ModelRequest, ModelUsage } from './model-provider.ts'
import type { CallLimits, StopReason } from './tool-call.ts'
import { waitFor } from './wait-for.ts'

/** Characters of text, thinking and arguments of one turn; a model that says more is stopped. */
const MAX_TURN_CHARACTERS = 2_000_000

/** Calls of one turn. */
const MAX_TURN_CALLS = 100

/** What a model said in one turn, as far as it came. */
export type ModelTurn = {
  readonly content: string
  readonly thinking: string
  readonly calls: readonly { readonly toolName: string; readonly argumentsText: string }[]
  readonly usage: ModelUsage | null
  /** As the provider told it; null where the turn did not come to its end. */
  readonly finishReason: string | null
}

/** How a turn ended. */
export type ModelEnd =
  | { readonly kind: 'finished' }
  | { readonly kind: 'failed'; readonly fault: ToldFault }
  | { readonly kind: 'stopped'; readonly reason: StopReason }

/** What is to be told of a turn next. */
export type ModelNews =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'beat' }
  | ModelEnd

type Settings = {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly limits: CallLimits
}

const TOO_LONG: ToldFault = {
  code: 'model_too_long',
  message: 'The model said more in one turn than is read, and was stopped.',
}

const CUT_OFF: ToldFault = {
  code: 'model_cut_off',
  message: 'The answer of the model broke off before its end: try again, or look at the provider.',
}

/**
 * One turn of a model, read part by part; nothing is asked of the provider between two pulls. Its first end wins:
 * finished, failed, stopped by the signal, or out of time. What was said until then stays in `turn`.
 */
export class ModelCall {
  readonly #settings: Settings
  readonly #abort = new AbortController()
  readonly #open: (signal: AbortSignal) => AsyncIterable<ModelPart>
  readonly #startedAt: number
  readonly #texts: { readonly text: string[]; readonly thinking: string[] } = {
    text: [],
    thinking: [],
  }
  readonly #calls: { toolName: string; argumentsText: string }[] = []
  #parts: AsyncIterator<ModelPart> | null = null
  #usage: ModelUsage | null = null
  #finishReason: string | null = null
  #characters = 0
  #pending: Promise<ModelPart | ModelEnd> | null = null
  #activeAt: number
  #end: ModelEnd | null = null

  constructor(provider: ModelProvider, request: ModelRequest, settings: Settings) {
    this.#settings = settings
    this.#startedAt = settings.clock.monotonic()
    this.#activeAt = this.#startedAt
    this.#open = (signal) => provider.generate(request, signal)
  }

  /** What the model said so far. */
  get turn(): ModelTurn {
    return {
      content: this.#texts.text.join('').toWellFormed(),
      thinking: this.#texts.thinking.join('').toWellFormed(),
      calls: this.#calls,
      usage: this.#usage,
      finishReason: this.#finishReason,
    }
  }

  /** Waits for the next thing to tell, at most `beatInMs` milliseconds. After an end it gives that end again. */
  async next(beatInMs: number): Promise<ModelNews> {
    const beatAt = this.#now() + beatInMs
    while (this.#end === null) {
      this.#pending ??= this.#pull()
      const news = await this.#waited(this.#pending, beatAt - this.#now())
      if (news) return news
    }
    return this.#end
  }

  /** Aborts the provider where it still speaks. */
  close(): void {
    this.#settle({ kind: 'stopped', reason: 'cancelled' })
  }

  async #waited(
    pending: Promise<ModelPart | ModelEnd>,
    beatInMs: number,
  ): Promise<ModelNews | null> {
    const { clock, signal, limits } = this.#settings
    const totalInMs = this.#startedAt + limits.totalMs - this.#now()
    const idleInMs = this.#activeAt + limits.idleMs - this.#now()
    const waited = await waitFor(pending, { clock, signal, beatInMs, totalInMs, idleInMs })
    if (waited.kind === 'beat') return waited
    if (waited.kind === 'stopped') return this.#settle(waited)
    this.#pending = null
    this.#activeAt = this.#now()
    return this.#take(waited.value)
  }

  /** Never rejects. */
  async #pull(): Promise<ModelPart | ModelEnd> {
    try {
      this.#parts ??= this.#open(this.#abort.signal)[Symbol.asyncIterator]()
      const { done, value } = await this.#parts.next()
      return done ? { kind: 'failed', fault: CUT_OFF } : value
    } catch (thrown) {
      return { kind: 'failed', fault: foreignFault(thrown, modelFailed) }
    }
  }

  #take(part: ModelPart | ModelEnd): ModelNews | null {
    switch (part.kind) {
      case 'text':
      case 'thinking':
        return this.#say(part)
      case 'call':
        this.#calls.push({ toolName: part.toolName, argumentsText: part.argumentsText })
        return this.#count(part.argumentsText.length + part.toolName.length)
      case 'usage':
        this.#usage = part.usage
        return null
      case 'end':
        this.#finishReason = part.finishReason
        return this.#settle({ kind: 'finished' })
      case 'finished':
      case 'failed':
      case 'stopped':
        return this.#settle(part)
    }
  }

  #say({ kind, text }: Extract<ModelPart, { readonly text: string }>): ModelNews | null {
    this.#texts[kind].push(text)
    const stopped = this.#count(text.length)
    if (stopped || kind === 'thinking' || text === '') return stopped
    return { kind: 'text', text }
  }

  #count(characters: number): ModelEnd | null {
    this.#characters += characters
    const isTooMuch = this.#characters > MAX_TURN_CHARACTERS || this.#calls.length > MAX_TURN_CALLS
    return isTooMuch ? this.#settle({ kind: 'failed', fault: TOO_LONG }) : null
  }

  #settle(end: ModelEnd): ModelEnd {
    if (this.#end) return this.#end
    this.#end = end
    if (end.kind !== 'finished') this.#abort.abort()
    // Lets the provider close what it opened; what it says or throws about that concerns nobody any more.
    this.#parts?.return?.().then(undefined, () => undefined)
    return end
  }

  #now(): number {
    return this.#settings.clock.monotonic()
  }
}

function modelFailed(errorClass: string | null): ToldFault {
  const what = errorClass === null ? 'an error' : `an error of class ${errorClass}`
  const message = `The model provider failed with ${what}; what the error says is not shown, it may hold what was sent.`
  return { code: 'model_failed', message }
}
