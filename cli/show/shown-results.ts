import type { JsonValue } from '#lib/base/json.ts'
import {
  type AdoptionFormat,
  type AdoptionOrigin,
  adoptResult,
} from '#lib/contract/adopt-result.ts'
import { recogniseFormat, resultsWithin } from '#lib/contract/adoption/recognise-format.ts'
import type { JsonReader, JsonResult } from '../input/json-result.ts'
import { bodyOf } from '../input/mcp-result.ts'

/**
 * The results that JSON says, each by the form that it shows and as a value where it shows none. What a form has
 * no place for is told and does not keep its text and artifacts from being shown.
 */
export const shownResults: JsonReader = ({ value, inexact }, format) => {
  const before = inexact > 0 ? [INEXACT] : []
  if (format === 'json') return [adopted(value, 'value', before)]
  if (format === 'mcp') return [adopted(bodyOf(value), 'mcp', before)]
  const within = resultsWithin(value)
  if (within === undefined) return [adopted(value, recogniseFormat(value) ?? 'value', before)]
  const notes = [UNWRAPPED, ...before]
  return within.map((one) => adopted(one.foreign, one.format, notes))
}

const UNWRAPPED = 'The result was taken out of the message around it.'

/** A number of this program has some 16 digits. */
const INEXACT = 'A number of more digits than a number keeps was read as text of the same digits.'

const DENIED = 'The call was denied, so the tool did not run.'

function adopted(
  foreign: JsonValue,
  format: AdoptionFormat,
  before: readonly string[],
): JsonResult {
  const { result, origin } = adoptResult(foreign, format)
  const notes = [...before, ...notesOf(origin)]
  return { format: format === 'value' ? 'json' : format, result, notes }
}

function notesOf({ notes, denied }: AdoptionOrigin): readonly string[] {
  return denied ? [...notes, DENIED] : notes
}
