import { hasEqualKeys } from '#lib/base/equal-keys.ts'
import { type JsonValue, serialise } from '#lib/base/json.ts'
import type { AdoptionFormat } from '#lib/contract/adopt-result.ts'
import { type ExactJson, parseExactJson } from '#lib/contract/adoption/exact-json.ts'
import { recogniseFormat, resultsWithin } from '#lib/contract/adoption/recognise-format.ts'
import { findJsonFault, type JsonFault } from './json-fault.ts'
import type { InspectRequest } from './run-request.ts'

/** How one part of an inspected text is read, once `auto` has chosen. */
export type PartFormat = Exclude<InspectRequest['format'], 'auto'>

/** One result of an inspected text. */
export type InspectedPart = {
  readonly format: PartFormat
  /** The part as it stood in the text. */
  readonly text: string
  /** What the text holds as JSON; absent where it is read as text. */
  readonly foreign?: JsonValue
  /** Set where JSON was asked for and the text is none: it is shown as text then, so nothing is lost. */
  readonly fault?: JsonFault
  /** What was done before it is read, a sentence for each thing. */
  readonly note?: string
}

/** The results that an inspected text holds, in their order, and how many were left out. */
export type InspectedParts = { readonly parts: readonly InspectedPart[]; readonly leftOut: number }

/** Results of one NDJSON text that are shown. */
export const MAX_INSPECTED_RESULTS = 200

/**
 * Reads an inspected text: one result, or NDJSON of many where it is no JSON as a whole and its first two
 * lines are objects or arrays of their own. Never throws on data. Source: design `runs.md`, "Modes".
 */
export function inspectedParts(text: string, format: InspectRequest['format']): InspectedParts {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text
  if (format === 'text') return few([{ format, text: bare }])
  const whole = parseJson(bare)
  if (whole.ok) return few(partsOf(bare, whole, format))
  const lines = contentLines(bare)
  if (!isNdjson(lines)) return few([brokenPart(bare, format, 0)])
  const shown = lines.slice(0, MAX_INSPECTED_RESULTS)
  const parts = shown.flatMap(({ line, index }) => lineParts(line, format, index))
  return few(parts, lines.length - shown.length)
}

type ContentLine = { readonly line: string; readonly index: number }

type Parsed = ({ readonly ok: true } & ExactJson) | { readonly ok: false }

function few(parts: readonly InspectedPart[], leftOut = 0): InspectedParts {
  const shown = parts.slice(0, MAX_INSPECTED_RESULTS)
  return { parts: shown, leftOut: leftOut + parts.length - shown.length }
}

function lineParts(
  line: string,
  format: InspectRequest['format'],
  index: number,
): readonly InspectedPart[] {
  const parsed = parseJson(line)
  return parsed.ok ? partsOf(line, parsed, format) : [brokenPart(line, format, index)]
}

/** The one result that `text` is, or those in the message that it is. */
function partsOf(
  text: string,
  { value, inexact }: ExactJson,
  format: InspectRequest['format'],
): readonly InspectedPart[] {
  if (hasEqualKeys(text, value)) return [{ format: 'text', text, note: EQUAL_KEYS }]
  const within = resultsWithin(value)
  const rounded = inexact > 0 ? INEXACT : undefined
  if (within && (format === 'auto' || within.every((one) => one.format === format))) {
    const note = rounded === undefined ? UNWRAPPED : `${UNWRAPPED} ${rounded}`
    return within.map(({ format: inner, foreign }) => {
      return { format: partFormat(inner), text: serialise(foreign), foreign, note }
    })
  }
  const read = format === 'auto' ? recognised(value) : format
  return [{ format: read, text, foreign: value, ...(rounded !== undefined && { note: rounded }) }]
}

/** A number of this program has some 16 digits, and an exponent of up to some 300. */
const INEXACT =
  'The JSON holds a number of more digits or a larger exponent than a number keeps: it is read as text of the same digits.'

/** `JSON.parse` keeps the last value of a key, another reader the first: what it drops would go unseen. */
const EQUAL_KEYS =
  'The JSON holds an object with two equal keys, of which readers take one or the other: inspected as text.'

const UNWRAPPED = 'The result was taken out of the message around it.'

function brokenPart(
  text: string,
  format: InspectRequest['format'],
  linesBefore: number,
): InspectedPart {
  const fault = format === 'auto' && linesBefore === 0 ? null : findJsonFault(text)
  return {
    format: 'text',
    text,
    ...(fault && { fault: { line: fault.line + linesBefore, column: fault.column } }),
  }
}

function recognised(foreign: JsonValue): PartFormat {
  if (typeof foreign !== 'object' || foreign === null) return 'text'
  return partFormat(recogniseFormat(foreign) ?? 'value')
}

function partFormat(format: AdoptionFormat): PartFormat {
  return format === 'value' ? 'json' : format
}

function contentLines(text: string): readonly ContentLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.trim() !== '')
}

function isNdjson(lines: readonly ContentLine[]): boolean {
  return lines.length > 1 && lines.slice(0, 2).every(({ line }) => isContainer(parseJson(line)))
}

function isContainer(parsed: Parsed): boolean {
  return parsed.ok && typeof parsed.value === 'object' && parsed.value !== null
}

function parseJson(text: string): Parsed {
  try {
    return { ok: true, ...parseExactJson(text) }
  } catch {
    // Only whether it is JSON counts here; where it is not is found by `findJsonFault`.
    return { ok: false }
  }
}
