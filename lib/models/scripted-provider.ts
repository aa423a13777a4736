import { type JsonValue, serialise } from '#lib/base/json.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import { estimatedTokens } from '#lib/runs/context-tokens.ts'
import type { ModelPart, ModelProvider, ModelRequest } from '#lib/runs/model-provider.ts'
import type { ModelScript, Rule } from './model-script.ts'
import { ScriptReading } from './script-reading.ts'

/** Words that come in one part. */
const WORDS_A_PART = 4

const SILENT: Rule = {
  when: {},
  say: 'This script ends here: it has no rule for what it was asked or has read.',
  calls: [],
}

/**
 * The embedded model: it follows `script`, needs no key and no network, and says the same to the same
 * conversation. It counts a token for every four bytes. Where no tools are offered, rules that call some are
 * passed over. Rules: `SPEC.md`.
 */
export function scriptedProvider(script: ModelScript): ModelProvider {
  return {
    modelName: `scripted/${script.name}`,
    trustZone: 'local',
    context: { windowTokens: 128_000, reserveTokens: 4_000 },
    async *generate(request, signal) {
      for (const part of turnParts(script, request)) {
        if (signal.aborted) throw new VitrineError('model_stopped', 'The model was stopped.')
        yield part
      }
    },
  }
}

function turnParts({ rules }: ModelScript, request: ModelRequest): readonly ModelPart[] {
  const reading = new ScriptReading(request)
  const possible = request.tools.length > 0 ? rules : rules.filter(({ calls }) => !calls.length)
  const rule = possible.find(({ when }) => reading.holds(when)) ?? SILENT
  const said = [
    ...spoken('thinking', reading.filled(rule.think ?? '')),
    ...spoken('text', reading.filled(rule.say ?? '')),
    ...rule.calls.map(({ tool: toolName, arguments: given, argumentsText }): ModelPart => {
      const text = argumentsText ?? serialise(reading.filledValue(given))
      return { kind: 'call', toolName, argumentsText: text }
    }),
  ]
  const usage = { promptTokens: tokensOf(request), completionTokens: tokensIn(said) }
  const finishReason = rule.calls.length > 0 ? 'tool_calls' : 'stop'
  return [...said, { kind: 'usage', usage }, { kind: 'end', finishReason }]
}

function spoken(kind: 'text' | 'thinking', text: string): readonly ModelPart[] {
  const words = text.split(/(?<=\s)(?=\S)/)
  const parts: ModelPart[] = []
  if (text === '') return parts
  for (let at = 0; at < words.length; at += WORDS_A_PART) {
    parts.push({ kind, text: words.slice(at, at + WORDS_A_PART).join('') })
  }
  return parts
}

function tokensOf({ messages, tools }: ModelRequest): number {
  const sent: JsonValue = [messages, tools]
  return estimatedTokens(serialise(sent))
}

function tokensIn(parts: readonly ModelPart[]): number {
  const said = parts.map((part) => ('text' in part ? part.text : serialise(part)))
  return estimatedTokens(said.join(''))
}
