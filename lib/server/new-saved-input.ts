import {
  MAX_INPUT_NAME,
  MAX_INPUT_TEXT,
  MAX_SAVED_INPUTS,
  type SavedInput,
  type SavedInputEntry,
} from '#lib/audit/saved-inputs.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { utf8Length } from '#lib/base/text.ts'
import { type ExactObject, isExactObject } from '#lib/contract/exact/exact-value.ts'
import { parseExact } from '#lib/contract/exact/parse-exact.ts'
import { nearestValue, writeExact } from '#lib/contract/exact/write-exact.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { redactExact } from '#lib/privacy/redact-exact.ts'
import { holdsSecret } from '#lib/privacy/redact-text.ts'
import { recordableArguments } from '#lib/runs/check-arguments.ts'

/** What is to be saved: foreign text. */
export type InputToSave = {
  readonly toolName: string
  readonly name: string
  /** JSON of the arguments. */
  readonly argumentsText: string
}

/** What of a saved input the privacy level lets be kept. */
export type KeptInput = Pick<
  SavedInput,
  'toolName' | 'name' | 'argumentsText' | 'privacyLevel' | 'masked'
>

/**
 * What is kept of `input` at `level` beside those that the tool has already: masked at `redacted`, word for word
 * at `full`, every number to its digit; or a sentence that says why nothing is.
 */
export function keptInput(
  input: InputToSave,
  level: SavedInput['privacyLevel'],
  saved: readonly SavedInputEntry[],
): Outcome<KeptInput, string> {
  const name = input.name.trim().toWellFormed()
  const problem = nameProblem(name, level) ?? countProblem(name, saved)
  if (problem !== null) return failure(problem)
  const written = readArguments(input.argumentsText)
  if (!written.ok) return written
  const { value, masked } =
    level === 'full' ? { value: written.value, masked: 0 } : redactExact(written.value)
  const argumentsText = writeExact(value)
  // A mask may be longer than what it stands for.
  if (argumentsText.length > MAX_INPUT_TEXT) return failure(TOO_LARGE)
  return success({ toolName: input.toolName, name, argumentsText, privacyLevel: level, masked })
}

/**
 * Why nothing can be saved at `level`, which keeps no arguments, and what to do. `installation` is the level that
 * is set for all tools: where that one would do, something narrower stands in the way.
 */
export function levelObstacle(level: PrivacyLevel, installation: PrivacyLevel): string {
  const why = `At the privacy level "${level}" no arguments are kept, so none can be saved`
  return keepsArguments(installation)
    ? `${why}: this tool or its source is held to it; raise what its calls may keep in Settings, or the ceiling of its source in the configuration.`
    : `${why}: raise the level to "redacted" or "full" in Settings.`
}

/** True where a level lets arguments be kept, masked or not. */
export function keepsArguments(level: PrivacyLevel): level is SavedInput['privacyLevel'] {
  return level === 'redacted' || level === 'full'
}

const TOO_LARGE =
  'The arguments are larger than 1 MB, and only up to that can be saved: shorten them.'

function nameProblem(name: string, level: SavedInput['privacyLevel']): string | null {
  if (name === '') return 'A saved input needs a name: write one.'
  if (name.length > MAX_INPUT_NAME) {
    return `The name is longer than ${MAX_INPUT_NAME} characters: shorten it.`
  }
  return level === 'redacted' && holdsSecret(name)
    ? 'The name looks as if it held a secret or an address, which the level "redacted" does not keep: choose another one.'
    : null
}

function countProblem(name: string, saved: readonly SavedInputEntry[]): string | null {
  if (saved.length < MAX_SAVED_INPUTS || saved.some((input) => input.name === name)) return null
  return `This tool has ${MAX_SAVED_INPUTS} saved inputs, which is the most: remove one, or save under a name that one has.`
}

function readArguments(text: string): Outcome<ExactObject, string> {
  if (text.length > MAX_INPUT_TEXT || utf8Length(text) > MAX_INPUT_TEXT) return failure(TOO_LARGE)
  try {
    const { value } = parseExact(text)
    if (!isExactObject(value)) return failure(NO_OBJECT)
    return recordableArguments(nearestValue(text)) === undefined
      ? failure(TOO_DEEP)
      : success(value)
  } catch {
    // What the parser says would quote the text.
    return failure(NO_OBJECT)
  }
}

const NO_OBJECT = 'The arguments are no JSON object, so they cannot be saved: correct the JSON.'
const TOO_DEEP =
  'The arguments are nested too deep or have too many values to be run, so they are not saved: make them smaller.'
