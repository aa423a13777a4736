import type { JsonObject } from '#lib/base/json.ts'
import { jsonPointer, type PathPart } from '#lib/base/json-pointer.ts'
import { type ExactObject, isExactObject } from '#lib/contract/exact/exact-value.ts'
import { parseExact } from '#lib/contract/exact/parse-exact.ts'
import { nearestValue, writeExact } from '#lib/contract/exact/write-exact.ts'
import { jsonFault } from './json-fault.ts'

/**
 * The arguments of one tool as they are being written: one value and its JSON text. Where the text is not a
 * JSON object, `problem` says why and `value` is the last one that was.
 */
export type ArgumentDraft = {
  readonly value: ExactObject
  readonly text: string
  readonly problem: string | null
  /** What is odd about the text although it is read, in a sentence. */
  readonly notice: string | null
}

/** No arguments yet. */
export const EMPTY_DRAFT: ArgumentDraft = {
  value: new Map(),
  text: '{}',
  problem: null,
  notice: null,
}

/** The draft of a value that a form made. */
export function draftOfValue(value: ExactObject): ArgumentDraft {
  return { value, text: writeExact(value, 2), problem: null, notice: null }
}

/** The draft after its text was changed; the text is kept as it was written. */
export function draftOfText(draft: ArgumentDraft, text: string): ArgumentDraft {
  const read = readArguments(text)
  return 'problem' in read
    ? { value: draft.value, text, problem: read.problem, notice: null }
    : { ...read, text, problem: null }
}

/** Arguments as a request holds them: the value, its text, or both. */
export type WrittenArguments = {
  readonly arguments?: JsonObject
  /** Where the value alone would lose digits, or keys. */
  readonly argumentsText?: string
}

/** What is sent of a draft. The text alone where the way to the server would lose a key. */
export function writtenArguments(value: ExactObject): WrittenArguments {
  const text = writeExact(value)
  if (text.includes('"__proto__"')) return { argumentsText: text }
  const nearest = nearestArguments(value)
  return JSON.stringify(nearest) === text
    ? { arguments: nearest }
    : { arguments: nearest, argumentsText: text }
}

/** The arguments with each number as the nearest double, for whatever cannot do better. */
export function nearestArguments(value: ExactObject): JsonObject {
  // The text of an object is read as one.
  return nearestValue(writeExact(value)) as JsonObject
}

type Reading = { readonly value: ExactObject; readonly notice: string | null }

/** Reads a text as arguments, or says in a sentence why it cannot be. */
export function readArguments(text: string): Reading | { readonly problem: string } {
  if (text.trim() === '') return { value: new Map(), notice: null }
  try {
    const { value, duplicates } = parseExact(text)
    if (isExactObject(value)) return { value, notice: duplicateNotice(duplicates) }
    return { problem: 'Arguments must be a JSON object: write them between { and }.' }
  } catch {
    // What the parser says differs from browser to browser; the place is found by our own reading.
    return { problem: `This is not valid JSON at ${placeOf(text)}: correct it to run.` }
  }
}

/** Places that are told one by one. */
const MAX_TOLD = 3

function duplicateNotice(duplicates: readonly (readonly PathPart[])[]): string | null {
  if (duplicates.length === 0) return null
  const places = duplicates.slice(0, MAX_TOLD).map((path) => jsonPointer(path))
  const more = duplicates.length > MAX_TOLD ? ` and ${duplicates.length - MAX_TOLD} more` : ''
  return `Written more than once: ${places.join(', ')}${more}. The last one counts, the others are not sent.`
}

/** Where the text goes wrong, in lines and columns from 1. */
function placeOf(text: string): string {
  const before = text.slice(0, jsonFault(text)).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
