import type { JsonValue } from '#lib/base/json.ts'
import { adoptAiSdk, readAiSdk } from './adoption/adopt-ai-sdk.ts'
import { adoptAnthropic } from './adoption/adopt-anthropic.ts'
import { adoptArtifacts } from './adoption/adopt-artifacts.ts'
import { adoptLabelled } from './adoption/adopt-labelled.ts'
import { adoptMcp } from './adoption/adopt-mcp.ts'
import { adoptOpenAi } from './adoption/adopt-openai.ts'
import { adoptValue } from './adoption/adopt-value.ts'
import type { Adoption, Piece } from './adoption/adoption.ts'
import { type ForeignReading, readParts, readWhole } from './adoption/read-foreign.ts'
import { ARTIFACT_VERSION, type Artifact } from './artifact.ts'
import { isToolResult } from './is-tool-result.ts'
import { makeToolResult, ToolResult } from './tool-result.ts'
import { processRegistry } from './tool-result-registry.ts'

/** The forms that a result of others can have. Source: design `contract.md`, "Adoption". */
export const ADOPTION_FORMATS = [
  'mcp',
  'vitrine',
  'codeagent',
  'labelled',
  'ai-sdk',
  'openai',
  'anthropic',
  'value',
] as const

/** One of them. */
export type AdoptionFormat = (typeof ADOPTION_FORMATS)[number]

/**
 * One part of the foreign result, and JSON Pointers to what it became: `/content`, `/value`, `/isError` and
 * `/artifacts/0` in the result, `/origin` where the origin alone keeps it; none where it was lost.
 */
export type AdoptedPart = { readonly from: string; readonly to: readonly string[] }

/** Where an adopted result comes from: run-only like an artifact, never on the wire. */
export type AdoptionOrigin = {
  readonly format: AdoptionFormat
  /** The foreign result as plain data, verbatim, `_meta` and `annotations` included. */
  readonly foreign: JsonValue | undefined
  /** In the order of the foreign parts. */
  readonly parts: readonly AdoptedPart[]
  /** What was dropped or read in another way, one sentence each. */
  readonly notes: readonly string[]
  /** Set where the call was refused or denied, so that the tool never ran. */
  readonly denied?: true
}

/** A foreign result as one of ours; `notes` say what was dropped or read in another way, quoting nothing. */
export type AdoptedResult = {
  readonly result: ToolResult
  readonly notes: readonly string[]
  readonly origin: AdoptionOrigin
}

/** One format: how its foreign data is copied, and how the copy is taken apart. */
type FormatReader = {
  readonly read: (foreign: unknown) => ForeignReading
  readonly adopt: (foreign: JsonValue) => Adoption
}

const FORMATS: Readonly<Record<AdoptionFormat, FormatReader>> = {
  mcp: { read: readParts, adopt: adoptMcp },
  vitrine: { read: readWhole, adopt: adoptArtifacts },
  codeagent: { read: readWhole, adopt: adoptArtifacts },
  labelled: { read: readWhole, adopt: adoptLabelled },
  'ai-sdk': { read: readAiSdk, adopt: adoptAiSdk },
  openai: { read: readParts, adopt: adoptOpenAi },
  anthropic: { read: readParts, adopt: adoptAnthropic },
  value: { read: readWhole, adopt: adoptValue },
}

/**
 * Turns a result that was not produced here into a `ToolResult` without losing what it said. Takes any value
 * and never throws on it: a malformed part falls back softly, and a note says so. A `ToolResult` is given
 * back as it is. Bounds nothing: `boundArtifacts` and `capContent` do, at the boundary.
 */
export function adoptResult(foreign: unknown, format: AdoptionFormat): AdoptedResult {
  if (isToolResult(foreign))
    return adopted(foreign, { format, foreign: undefined, parts: [], notes: [] })
  if (foreign === undefined)
    return withoutData(ToolResult.text('The tool returned nothing.'), [], format)
  const { read, adopt } = FORMATS[format]
  const { value, notes } = read(foreign)
  if (value === undefined) {
    const message =
      'The tool returned something that is not JSON data, so nothing of it can be shown.'
    return withoutData(ToolResult.error(message), notes, format)
  }
  const adoption = adopt(value)
  const pieceNotes = adoption.pieces.flatMap(({ note }) => (note === undefined ? [] : [note]))
  return adopted(assemble(adoption), {
    format,
    foreign: value,
    parts: adoptedParts(adoption.pieces),
    notes: [...notes, ...pieceNotes],
    ...(adoption.isDenied && { denied: true }),
  })
}

/**
 * What `adoptResult` made in this process. As with results of tools, one set that every copy of the module shares:
 * nothing that a tool returns can pass for an adopted result.
 */
const ADOPTED = Symbol.for('vitrine.adopted-results')

/** True for what `adoptResult` gave, by any copy of this module; a source returns it so that its notes are kept. */
export function isAdoptedResult(value: unknown): value is AdoptedResult {
  return typeof value === 'object' && value !== null && processRegistry(ADOPTED).has(value)
}

function adopted(result: ToolResult, origin: AdoptionOrigin): AdoptedResult {
  const notes = Object.freeze(origin.notes)
  const parts = Object.freeze(origin.parts)
  const made = Object.freeze({ result, notes, origin: Object.freeze({ ...origin, parts, notes }) })
  processRegistry(ADOPTED).add(made)
  return made
}

function withoutData(
  result: ToolResult,
  notes: readonly string[],
  format: AdoptionFormat,
): AdoptedResult {
  return adopted(result, { format, foreign: undefined, parts: [{ from: '', to: [] }], notes })
}

function assemble({ pieces, isError: saysError, value }: Adoption): ToolResult {
  const artifacts = pieces.flatMap((piece) => piece.artifacts ?? [])
  const isError = saysError || artifacts.some(isOfFailure)
  return makeToolResult({
    content: contentOf(pieces, isError),
    isError,
    artifacts: isError ? artifacts.map(asError) : artifacts,
    value,
  })
}

/** A result and its artifacts never disagree on whether the call failed; a later version says what it likes. */
function isOfFailure({ version, status }: Artifact): boolean {
  return version === ARTIFACT_VERSION && status === 'error'
}

/** Text blocks are apart by one empty line, in the foreign order. */
const BETWEEN_TEXTS = '\n\n'

function contentOf(pieces: readonly Piece[], isError: boolean): string {
  const text = joined(pieces.map((piece) => piece.text))
  if (!needsStandIns(pieces)) return text
  const standIn = joined(pieces.map((piece) => piece.standIn?.()))
  if (standIn !== '') return standIn
  return isError ? 'The tool reported an error and gave no text.' : text
}

function needsStandIns(pieces: readonly Piece[]): boolean {
  return pieces.every(({ text }) => text === undefined || !/\S/.test(text))
}

function joined(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(BETWEEN_TEXTS)
}

/** A foreign error was complete when it left its sender: what it shows stays, as of a failed call. */
function asError(artifact: Artifact): Artifact {
  if (artifact.version !== ARTIFACT_VERSION) return artifact
  return Object.freeze({ ...artifact, status: 'error' })
}

function adoptedParts(pieces: readonly Piece[]): readonly AdoptedPart[] {
  const standsIn = needsStandIns(pieces)
  const isText = ({ text, standIn }: Piece) =>
    text !== undefined || (standsIn && standIn !== undefined)
  let count = 0
  return pieces.map((piece) => ({
    from: piece.from,
    to: [
      ...(isText(piece) ? ['/content'] : []),
      ...(piece.isValue ? ['/value'] : []),
      ...(piece.isFlag ? ['/isError'] : []),
      ...(piece.isAside ? ['/origin'] : []),
      ...(piece.artifacts ?? []).map(() => `/artifacts/${count++}`),
    ],
  }))
}
