import type { JsonArray, JsonObject, JsonValue } from '#lib/base/json.ts'
import { toolResultValue } from '../tool-result-value.ts'
import { adoptValue } from './adopt-value.ts'
import type { Adoption, Piece } from './adoption.ts'
import { type ArtifactPart, isArtifactLike, readArtifact } from './artifact-part.ts'
import { asides } from './asides.ts'
import { isJsonArray, isJsonObject } from './json-object.ts'

/**
 * What carries artifacts: one alone, of our schema or of `codeagent.tool-artifact` (version 1, its form without
 * a version, or a version to come); a result that holds `artifact` or `artifacts` beside its text, as an object
 * or as six positions; a run's step, or the event around it, as the stream and the copy of a step hold it.
 * Version 1 is read as ours, a version to come is carried unchanged, and what is malformed is neither.
 * Source: design `contract.md`, "Reading an artifact safely" and "Adoption".
 */
export function adoptArtifacts(foreign: JsonValue): Adoption {
  const found = foundArtifacts(foreign)
  if (found === undefined) {
    const { pieces, ...rest } = adoptValue(foreign)
    return { ...rest, pieces: pieces.map((piece) => ({ ...piece, note: NOTHING_FOUND })) }
  }
  const parts = found.map(({ at, value }, index) => readArtifact(value, { at, index }))
  const isAlone = found[0]?.at === ''
  const artifactPieces = parts.flatMap((part) => [isAlone ? alone(part) : part.piece, ...part.rest])
  return {
    pieces: isAlone
      ? artifactPieces
      : [...textPieces(foreign), ...artifactPieces, ...restPieces(foreign)],
    isError: parts.some(({ isError }) => isError) || saysError(foreign),
    ...(parts.some(({ isDenied }) => isDenied) && { isDenied: true }),
  }
}

const NOTHING_FOUND =
  'The result carries no artifact where its form has one and was read as a value.'

type Found = { readonly at: string; readonly value: JsonValue }

/** Where the artifacts stand; undefined where `foreign` is no form that has any. */
function foundArtifacts(foreign: JsonValue): readonly Found[] | undefined {
  if (isArtifactLike(foreign)) return [{ at: '', value: foreign }]
  if (isJsonArray(foreign)) {
    const sixth = foreign.length === 6 ? foreign[5] : undefined
    return isJsonObject(sixth) ? [{ at: '/5', value: sixth }] : undefined
  }
  if (!isJsonObject(foreign)) return undefined
  const step = isJsonObject(foreign.step) ? foreign.step : foreign
  const stepAt = step === foreign ? '' : '/step'
  const found = [
    ...member(foreign, 'artifact', ''),
    ...members(foreign, 'artifacts', ''),
    ...members(step, 'toolArtifacts', stepAt),
  ]
  return found.length > 0 || toolResultValue(foreign) !== null ? found : undefined
}

function member(holder: JsonObject, name: string, at: string): readonly Found[] {
  const value = Object.hasOwn(holder, name) ? holder[name] : undefined
  return value === undefined || value === null ? [] : [{ at: `${at}/${name}`, value }]
}

function members(holder: JsonObject, name: string, at: string): readonly Found[] {
  const list = Object.hasOwn(holder, name) ? holder[name] : undefined
  if (!isJsonArray(list)) return []
  return list.map((value, index) => ({ at: `${at}/${name}/${index}`, value }))
}

/** An artifact without a text beside it is its own text. */
function alone({ piece, text }: ArtifactPart): Piece {
  return { ...piece, text }
}

function textPieces(foreign: JsonValue): readonly Piece[] {
  const text = toolResultValue(foreign)
  if (text === null) return []
  const inner = withoutEnvelope(text)
  const note = inner === text ? {} : { note: TAKEN_OUT }
  return [{ from: placeOf(foreign, text), text: inner, ...note }]
}

const TAKEN_OUT = 'The text was taken out of the untrusted-data envelope around it.'

const TEXT_PLACES = ['value', 'text', 'toolText', 'toolResult'] as const

function placeOf(foreign: JsonValue, text: string): string {
  if (isJsonArray(foreign)) return '/3'
  const holder = isJsonObject(foreign) ? foreign : {}
  const own = TEXT_PLACES.find((name) => holder[name] === text)
  if (own !== undefined) return `/${own}`
  const step = isJsonObject(holder.step) ? holder.step : {}
  return `/step/${TEXT_PLACES.find((name) => step[name] === text) ?? ''}`
}

/** What is neither the text nor an artifact: the flags, and what only the origin keeps. */
function restPieces(foreign: JsonValue): readonly Piece[] {
  if (isJsonArray(foreign)) return positionPieces(foreign)
  if (!isJsonObject(foreign)) return []
  const text = toolResultValue(foreign)
  const from = text === null ? '' : placeOf(foreign, text)
  const isStep = isJsonObject(foreign.step)
  return [
    ...memberPieces(foreign, { at: '', from, lists: ['artifact', 'artifacts'], isStep }),
    ...(isJsonObject(foreign.step)
      ? memberPieces(foreign.step, { at: '/step', from, lists: [], isStep: false })
      : []),
  ]
}

type Around = {
  readonly at: string
  /** Where the text stands. */
  readonly from: string
  readonly lists: readonly string[]
  /** Set where the object is the event around a step. */
  readonly isStep: boolean
}

function memberPieces(holder: JsonObject, { at, from, lists, isStep }: Around): readonly Piece[] {
  const names = Object.keys(holder)
  const flags = FLAGS.filter((name) => typeof holder[name] === 'boolean')
  const read = [...lists, ...(isStep ? [] : ['toolArtifacts'])].filter((name) => {
    return name === 'artifact' || isJsonArray(holder[name])
  })
  const text = names.filter((name) => `${at}/${name}` === from)
  const empty = names.filter((name) => holder[name] === null)
  const reads = [...flags, ...read, ...text, ...empty, ...(isStep ? ['step'] : [])]
  // The text of a step stands twice: as checked, and as the wire had it.
  const keeps = from === `${at}/toolText` ? [...AROUND, 'toolResult'] : AROUND
  return [
    ...flags.map((name) => ({ from: `${at}/${name}`, isFlag: true })),
    ...asides(holder, { reads, keeps }, { at, name: 'The result' }),
  ]
}

const FLAGS = ['is_error', 'isError', 'toolIsError']

/** Members of a result, a step and the event around it that say nothing for the result itself. */
const AROUND = [
  ...['id', 'name', 'v', 'event', 'seq', 'runId', 'kind', 'round', 'at', 'durationMs', 'callId'],
  ...['toolName', 'source', 'toolArguments', 'truncated', 'findings', 'neutralised', 'omission'],
  ...['toolOrigin', 'toolArgumentNames', 'toolResultLength', 'toolArtifactsCount'],
  ...['toolArtifactTypes', 'contentRedacted', 'privacy'],
]

/** Of `[id, name, display, value, is_error, artifact]`, all but the text and the artifact. */
function positionPieces(foreign: JsonArray): readonly Piece[] {
  const odd = foreign.flatMap((value, index) => (isExpected(value, index) ? [] : [index]))
  const [first = 0] = odd
  const note = `The result has something else at position ${first + 1} than its form; only the origin keeps it.`
  return foreign.flatMap((value, index): readonly Piece[] => {
    if (index === ERROR_POSITION && typeof value === 'boolean') {
      return [{ from: `/${index}`, isFlag: true }]
    }
    if (index === 5 || (index === 3 && typeof value === 'string')) return []
    const told = odd[0] === index ? { note } : {}
    return [{ from: `/${index}`, isAside: true, ...told }]
  })
}

/** What is shown to people beside an artifact is lost where it says something that the text does not. */
const POSITIONS: readonly ((value: JsonValue) => boolean)[] = [
  isScalar,
  isScalar,
  (display) => display === null || display === '',
  (value) => typeof value === 'string' || value === null,
  (isError) => typeof isError === 'boolean' || isError === null,
  () => true,
]

function isExpected(value: JsonValue, index: number): boolean {
  return POSITIONS[index]?.(value) ?? false
}

function isScalar(value: JsonValue): boolean {
  return typeof value !== 'object' || value === null
}

const OPENING = /^<untrusted-data [^<>\n]{0,4000}>\n/
const CLOSING = '\n</untrusted-data>'

/** The text that a wire text holds. */
function withoutEnvelope(text: string): string {
  const [opening] = OPENING.exec(text.slice(0, 5_000)) ?? []
  if (opening === undefined || !text.endsWith(CLOSING)) return text
  return text.slice(opening.length, text.length - CLOSING.length)
}

/** Position of `is_error` in `[id, name, display, value, is_error, artifact]`. */
const ERROR_POSITION = 4

function saysError(foreign: JsonValue): boolean {
  if (isJsonArray(foreign)) return foreign[ERROR_POSITION] === true
  if (!isJsonObject(foreign)) return false
  const step = isJsonObject(foreign.step) ? foreign.step : foreign
  return [foreign.is_error, foreign.isError, step.toolIsError].includes(true)
}
