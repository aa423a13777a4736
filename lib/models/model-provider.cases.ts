import { describe, expect, it } from 'vitest'
import { enveloped } from '#lib/boundary/envelope.ts'
import type {
  ModelMessage,
  ModelPart,
  ModelProvider,
  ModelRequest,
} from '#lib/runs/model-provider.ts'

/** How a suite makes what it tests. */
export type ProviderMaking = {
  /**
   * A provider whose model asks for `read_page` with `{"path":"å"}` and then `list_files` with `{}` in its first turn,
   * and in any other says what it has read of `read_page`, whole, or `Nothing.`
   */
  make(): Promise<ModelProvider>
}

/** What the model of the suite is to read and say again: letters of one to four bytes, and combined ones. */
export const READ = 'Zoë sees 猫 and 🐈‍⬛, é and é. The end.'

const prompt: readonly ModelMessage[] = [
  { role: 'system', content: 'Answer.' },
  { role: 'user', content: 'Read it.' },
]

const tools = ['read_page', 'list_files'].map((name) => ({
  name,
  description: `The tool ${name}.`,
  parameters: { type: 'object' },
}))

function answered(): readonly ModelMessage[] {
  const facts = { flagged: [], truncated: false }
  const toolCalls = [
    { callId: 'call-1', toolName: 'read_page', argumentsText: '{"path":"å"}' },
    { callId: 'call-2', toolName: 'list_files', argumentsText: '{}' },
  ]
  const contents = [READ, 'One file.']
  const results = toolCalls.map(({ callId, toolName }, index): ModelMessage => {
    const content = enveloped(contents[index] ?? '', { tool: toolName, ...facts })
    return { role: 'tool', callId, toolName, content }
  })
  return [...prompt, { role: 'assistant', content: '', toolCalls }, ...results]
}

const FIRST: ModelRequest = { messages: prompt, tools }
const NEVER = new AbortController().signal

async function turn(provider: ModelProvider, request: ModelRequest): Promise<readonly ModelPart[]> {
  const parts: ModelPart[] = []
  for await (const part of provider.generate(request, NEVER)) parts.push(part)
  return parts
}

const textOf = (parts: readonly ModelPart[]) =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')

const callsOf = (parts: readonly ModelPart[]) =>
  parts.flatMap((part) => (part.kind === 'call' ? [[part.toolName, part.argumentsText]] : []))

const endsOf = (parts: readonly ModelPart[]) =>
  parts.flatMap((part) => (part.kind === 'end' ? [part.finishReason] : []))

/** The rules of `SPEC.md`, for every provider. */
export function modelProviderCases(name: string, { make }: ProviderMaking): void {
  describe(`${name} as a model provider`, () => {
    it('model.calls, model.end: gives every call of a turn once, in order, as written', async () => {
      const parts = await turn(await make(), FIRST)
      expect(callsOf(parts)).toEqual([
        ['read_page', '{"path":"å"}'],
        ['list_files', '{}'],
      ])
      expect(endsOf(parts)).toEqual(['tool_calls'])
      expect(parts.at(-1)?.kind).toBe('end')
    })

    it('model.results, model.text: reads a result and says it again without losing a character', async () => {
      const parts = await turn(await make(), { messages: answered(), tools })
      expect(textOf(parts)).toBe(READ)
      expect(endsOf(parts)).toEqual(['stop'])
      for (const part of parts) if ('text' in part) expect(part.text.isWellFormed()).toBe(true)
    })

    it('model.usage: tells the tokens before the end', async () => {
      const parts = await turn(await make(), FIRST)
      const usage = parts.findLast((part) => part.kind === 'usage')
      expect(usage?.usage.promptTokens).toBeGreaterThan(0)
      expect(usage?.usage.completionTokens).toBeGreaterThan(0)
    })

    it('model.no-tools: answers in words where no tools are offered', async () => {
      const parts = await turn(await make(), { messages: prompt, tools: [] })
      expect(callsOf(parts)).toEqual([])
      expect(textOf(parts)).not.toBe('')
    })

    it('model.lazy, model.stop: gives nothing once it is stopped', async () => {
      const stop = new AbortController()
      const parts = (await make()).generate(FIRST, stop.signal)[Symbol.asyncIterator]()
      await parts.next()
      stop.abort()
      const then = await parts.next().catch(() => ({ done: true }))
      expect(then.done).toBe(true)
    })

    it('model.again: gives two turns at a time each its own', async () => {
      const provider = await make()
      const [first, second] = await Promise.all([
        turn(provider, FIRST),
        turn(provider, { messages: answered(), tools }),
      ])
      expect(callsOf(first)).toHaveLength(2)
      expect(textOf(second)).toBe(READ)
    })
  })
}
