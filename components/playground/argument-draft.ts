import { isObject, type JsonObject } from '#lib/base/json.ts'
import { jsonFault } from './json-fault.ts'

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
  } catch {
    // What the parser says differs from browser to browser; the place is found by our own reading.
    return { problem: `This is not valid JSON at ${placeOf(text)}: correct it to run.` }
  }
}

/** What `JSON.parse` gave is JSON. */
function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value)
}

/** Where the text goes wrong, in lines and columns from 1. */
function placeOf(text: string): string {
  const before = text.slice(0, jsonFault(text)).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
