import { isObject, type JsonObject } from '#lib/base/json.ts'

/**
 * The arguments of one tool as they are being written: one value and its JSON text. Where the text is not a
 * JSON object, `problem` says why and `value` is the last one that was.
 */
export type ArgumentDraft = {
  readonly value: JsonObject
  readonly text: string
  readonly problem: string | null
}

/** No arguments yet. */
export const EMPTY_DRAFT: ArgumentDraft = { value: {}, text: '{}', problem: null }

/** The draft of a value that a form or a run gave. */
export function draftOfValue(value: JsonObject): ArgumentDraft {
  return { value, text: JSON.stringify(value, null, 2), problem: null }
}

/** The draft after its text was changed; the text is kept as it was written. */
export function draftOfText(draft: ArgumentDraft, text: string): ArgumentDraft {
  const read = readArguments(text)
  return 'problem' in read
    ? { value: draft.value, text, problem: read.problem }
    : { value: read.value, text, problem: null }
}

function readArguments(text: string): { value: JsonObject } | { problem: string } {
  if (text.trim() === '') return { value: {} }
  try {
    const value: unknown = JSON.parse(text)
    if (isJsonObject(value)) return { value }
    return { problem: 'Arguments must be a JSON object: write them between { and }.' }
  } catch (error) {
    return { problem: `This is not valid JSON${placeOf(error, text)}: correct it to run.` }
  }
}

/** What `JSON.parse` gave is JSON. */
function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value)
}

/** Where the parser stopped, in lines and columns from 1, where the browser says it. */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : ''
  const named = /line (\d+) column (\d+)/.exec(message)
  if (named) return ` at line ${named[1]}, column ${named[2]}`
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position === undefined) return ''
  const before = text.slice(0, Number(position)).split('\n')
  return ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
