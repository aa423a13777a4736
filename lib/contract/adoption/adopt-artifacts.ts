import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { toolResultValue } from '../tool-result-value.ts'
import { adoptValue } from './adopt-value.ts'
import type { Adoption, Piece } from './adoption.ts'
import { type ArtifactPart, isArtifactLike, readArtifact } from './artifact-part.ts'
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
  return {
    pieces: isAlone
      ? parts.map(alone)
      : [...textPieces(foreign), ...parts.map(({ piece }) => piece)],
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
  const place = text === null ? undefined : placeOf(foreign, text)
  const inner = text === null ? undefined : withoutEnvelope(text)
  const asides: readonly Piece[] = [
    { from: '', isAside: true, ...(inner !== text && { note: TAKEN_OUT }) },
  ]
  return inner === undefined || place === undefined
    ? asides
    : [{ from: place, text: inner }, ...asides]
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
