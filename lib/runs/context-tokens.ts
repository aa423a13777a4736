import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { ContextTokens } from '#lib/events/run-step.ts'
import type { ModelMessage, ModelProvider, ModelRequest } from './model-provider.ts'

/** Bytes of UTF-8 that are taken for one token, as no tokenizer of the provider is at hand. */
const BYTES_PER_TOKEN = 4

/** Tokens of `text`, estimated. */
export function estimatedTokens(text: string): number {
  return Math.ceil(utf8Length(text) / BYTES_PER_TOKEN)
}

/** Where the context window of a request goes, in estimated tokens. Source: design `runs.md`, "Context and trust". */
export function contextTokens(
  { messages, tools }: ModelRequest,
  { context }: Pick<ModelProvider, 'context'>,
): ContextTokens {
  const system = total(messages.filter(({ role }) => role === 'system'))
  const transcript = total(messages.filter(({ role }) => role !== 'system'))
  const toolSchemas = tools.length === 0 ? 0 : estimatedTokens(serialise(tools))
  if (!context) return { system, transcript, toolSchemas, reserve: 0 }
  const { windowTokens: window, reserveTokens: reserve } = context
  const remaining = Math.max(0, window - system - transcript - toolSchemas - reserve)
  return { window, system, transcript, toolSchemas, reserve, remaining }
}

function total(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, message) => sum + estimatedTokens(saidIn(message)), 0)
}

function saidIn(message: ModelMessage): string {
  return message.role === 'assistant'
    ? `${message.content}${serialise(message.toolCalls)}`
    : message.content
}
