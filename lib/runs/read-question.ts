import { isObject, type JsonObject } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import { neutralise } from '#lib/boundary/neutralise.ts'
import type { ToolAnswer, ToolQuestion } from '#lib/contract/tool.ts'

/** Characters of a question. */
const MAX_MESSAGE = 4_000

/** What a form may be made of; MCP allows flat objects of plain fields. */
const SCHEMA_LIMITS = { maxDepth: 12, maxNodes: 5_000 } as const

/** What an answer may be. */
const ANSWER_LIMITS = { maxDepth: 4, maxNodes: 5_000 } as const

/**
 * A tool's question as it may be shown and recorded: its text neutralised and bounded, its schema plain and bounded.
 * Null where it is no question. The schema keeps its names and values, as the answer is written in them.
 */
export function readQuestion(foreign: unknown): ToolQuestion | null {
  const copy = copyPlain(foreign, SCHEMA_LIMITS)
  if (!copy.ok || !isObject(copy.value)) return null
  const { message, schema } = copy.value
  if (typeof message !== 'string' || !isSchema(schema)) return null
  const short = cutToCharacters(message.slice(0, 2 * MAX_MESSAGE).toWellFormed(), MAX_MESSAGE)
  return { message: neutralise(short).text, schema }
}

/** An answer as it came in from a browser, or null where it is none. */
export function readAnswer(foreign: unknown): ToolAnswer | null {
  const copy = copyPlain(foreign, ANSWER_LIMITS)
  if (!copy.ok || !isObject(copy.value)) return null
  const { action, content } = copy.value
  if (action === 'decline' || action === 'cancel') return { action }
  return action === 'accept' && isSchema(content) ? { action, content } : null
}

/** A member of a plain copy that is an object is one of JSON data. */
function isSchema(member: unknown): member is JsonObject {
  return isObject(member)
}
