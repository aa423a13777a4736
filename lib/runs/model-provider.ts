import type { JsonObject } from '#lib/base/json.ts'
import type { WireText } from '#lib/contract/wire-text.ts'
import type { TrustZone } from './trust-zones.ts'

/** A call that a model asked for, under an id of ours. */
export type RequestedCall = {
  readonly callId: string
  readonly toolName: string
  /** As the model wrote them: JSON where it did as it was told. */
  readonly argumentsText: string
}

/** One message of the conversation. What a tool said can only be a `WireText`: it is in its envelope. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | {
      readonly role: 'assistant'
      readonly content: string
      readonly toolCalls: readonly RequestedCall[]
    }
  | {
      readonly role: 'tool'
      readonly callId: string
      readonly toolName: string
      readonly content: WireText
    }

/** A tool as it is offered to a model. */
export type OfferedDefinition = {
  readonly name: string
  readonly description: string
  /** JSON Schema 2020-12, of an object. */
  readonly parameters: JsonObject
}

/** What a model is asked. */
export type ModelRequest = {
  readonly messages: readonly ModelMessage[]
  /** None: the model is to answer. */
  readonly tools: readonly OfferedDefinition[]
}

/** Tokens that a turn has used so far. */
export type ModelUsage = { readonly promptTokens: number; readonly completionTokens: number }

/** Why a model stopped. `length`: it was cut off. */
export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter' | 'other'

/** What comes of a turn, piece by piece. The last `usage` counts, `end` is last. */
export type ModelPart =
  | { readonly kind: 'text' | 'thinking'; readonly text: string }
  | { readonly kind: 'call'; readonly toolName: string; readonly argumentsText: string }
  | { readonly kind: 'usage'; readonly usage: ModelUsage }
  | { readonly kind: 'end'; readonly finishReason: FinishReason }

/** What a million tokens cost, in the currency of the installation. */
export type ModelPrice = {
  readonly perMillionPrompt: number
  readonly perMillionCompletion: number
}

/** A language model. Rules: `SPEC.md` in `lib/models`. */
export type ModelProvider = {
  /** The model's name, as runs record it. */
  readonly modelName: string
  readonly trustZone: TrustZone
  /** Tokens that the model can hold, and those of them that are kept free for its answer; absent where unknown. */
  readonly context?: { readonly windowTokens: number; readonly reserveTokens: number }
  /** Absent: it costs nothing. */
  readonly price?: ModelPrice
  /**
   * One turn. Nothing is sent before the first part is asked for. Ends early once `signal` is aborted. Throws a
   * `VitrineError` whose sentence holds no key, no header and no byte of what was sent or read.
   */
  generate(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPart>
}
