import type { JsonValue } from '#lib/base/json.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import type { ModelMessage, ModelRequest } from '#lib/runs/model-provider.ts'
import type { Condition } from './model-script.ts'

/** Characters of a result that an excerpt holds. */
const EXCERPT_CHARACTERS = 300

type ToolMessage = Extract<ModelMessage, { readonly role: 'tool' }>

/** What a scripted model reads of a conversation: the prompt, and what its tools gave. */
export class ScriptReading {
  readonly #prompt: string
  readonly #results: readonly ToolMessage[]
  /** Those since the model spoke last. */
  readonly #newest: readonly ToolMessage[]
  readonly #turn: number

  constructor({ messages }: Pick<ModelRequest, 'messages'>) {
    const spoken = messages.findLastIndex(({ role }) => role === 'assistant')
    this.#prompt = messages.findLast(({ role }) => role === 'user')?.content ?? ''
    this.#results = messages.filter((message) => message.role === 'tool')
    this.#newest = messages.slice(spoken + 1).filter((message) => message.role === 'tool')
    this.#turn = messages.filter(({ role }) => role === 'assistant').length + 1
  }

  /** True where everything that `condition` names is so. */
  holds({ turn, promptHas, resultOf, resultHas, isFlagged }: Condition): boolean {
    const prompt = this.#prompt.toLowerCase()
    const newest = this.#newest
    return [
      turn === undefined || turn === this.#turn,
      promptHas === undefined || promptHas.some((words) => prompt.includes(words.toLowerCase())),
      resultOf === undefined || newest.some(({ toolName }) => toolName === resultOf),
      resultHas === undefined || newest.some(({ content }) => inside(content).includes(resultHas)),
      isFlagged === undefined || isFlagged === newest.some(({ content }) => FLAGGED.test(content)),
    ].every(Boolean)
  }

  /** `text` with its places filled in; a place for what was not read stays empty. */
  filled(text: string): string {
    return text.replace(PLACE, (_place, what: string, tool = '', line = '1') => {
      if (what === 'prompt') return this.#prompt
      const read = inside(
        this.#results.findLast(({ toolName }) => toolName === tool)?.content ?? '',
      )
      return what === 'line'
        ? (read.split('\n')[Number(line) - 1] ?? '')
        : cutToCharacters(read, EXCERPT_CHARACTERS)
    })
  }

  /** `value` with every text in it filled in. Scripts are our own data, a few levels deep. */
  filledValue(value: JsonValue): JsonValue {
    if (typeof value === 'string') return this.filled(value)
    if (typeof value !== 'object' || value === null) return value
    if (isList(value)) return value.map((item) => this.filledValue(item))
    const members = Object.entries(value).map(([key, item]) => [key, this.filledValue(item)])
    return Object.fromEntries(members)
  }
}

const PLACE = /\{\{(prompt|line|excerpt)(?::([a-zA-Z0-9_]{1,200}))?(?::(\d{1,4}))?\}\}/g

const FLAGGED = /^<untrusted-data [^>\n]{0,2000}flagged="/

/** The text in an envelope: without its first and last line. */
function inside(wire: string): string {
  return wire.split('\n').slice(1, -1).join('\n')
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value)
}
