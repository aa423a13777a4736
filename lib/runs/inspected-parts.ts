import { hasEqualKeys } from '#lib/base/equal-keys.ts'
import { isObject } from '#lib/base/json.ts'
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
  readonly foreign?: unknown
  /** Set where JSON was asked for and the text is none: it is shown as text then, so nothing is lost. */
  readonly fault?: JsonFault
  /** What was done before it is read, in one sentence. */
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
  if (format === 'text') return one({ format, text: bare })
  const whole = parseJson(bare)
  if (whole.ok) return one(part(bare, whole.value, format))
  const lines = contentLines(bare)
  if (!isNdjson(lines)) return one(brokenPart(bare, format, 0))
  return {
    parts: lines
      .slice(0, MAX_INSPECTED_RESULTS)
      .map(({ line, index }) => linePart(line, format, index)),
    leftOut: Math.max(0, lines.length - MAX_INSPECTED_RESULTS),
  }
}

type ContentLine = { readonly line: string; readonly index: number }

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

function one(only: InspectedPart): InspectedParts {
  return { parts: [only], leftOut: 0 }
}

function linePart(line: string, format: InspectRequest['format'], index: number): InspectedPart {
  const parsed = parseJson(line)
  return parsed.ok ? part(line, parsed.value, format) : brokenPart(line, format, index)
}

function part(text: string, foreign: unknown, format: InspectRequest['format']): InspectedPart {
  if (hasEqualKeys(text, foreign)) return { format: 'text', text, note: EQUAL_KEYS }
  const inner = responseResult(foreign)
  if (inner !== undefined && (format === 'mcp' || format === 'auto')) {
    return { format: 'mcp', text, foreign: inner, note: UNWRAPPED }
  }
  return { format: format === 'auto' ? recognised(foreign) : format, text, foreign }
}

/** `JSON.parse` keeps the last value of a key, another reader the first: what it drops would go unseen. */
const EQUAL_KEYS =
  'The JSON holds an object with two equal keys, of which readers take one or the other: inspected as text.'

const UNWRAPPED = 'The result was taken out of the JSON-RPC response around it.'

/** The MCP result inside a whole JSON-RPC response, which is what a log of traffic holds. */
function responseResult(foreign: unknown): unknown {
  if (!isObject(foreign) || foreign.jsonrpc !== '2.0') return undefined
  return recognised(foreign.result) === 'mcp' ? foreign.result : undefined
}

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

function recognised(foreign: unknown): PartFormat {
  if (typeof foreign !== 'object' || foreign === null) return 'text'
  if (!isObject(foreign)) return 'json'
  if (Array.isArray(foreign.content) || Object.hasOwn(foreign, 'structuredContent')) return 'mcp'
  return ['type', 'label', 'data'].every((key) => Object.hasOwn(foreign, key)) ? 'labelled' : 'json'
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
    return { ok: true, value: JSON.parse(text) }
  } catch {
    // Only whether it is JSON counts here; where it is not is found by `findJsonFault`.
    return { ok: false }
  }
}
