import { isObject, type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, type Artifact, CODEAGENT_SCHEMA } from '../artifact.ts'
import { ARTIFACT_KINDS } from '../artifact-kinds.ts'
import { isArtifact } from '../is-artifact.ts'
import { ERROR_KIND } from '../kinds/error.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { TABLE_KIND } from '../kinds/table.ts'
import { producedArtifact } from '../produced-artifact.ts'
import type { Piece } from './adoption.ts'
import { tableOfRecords } from './flat-records.ts'
import { isJsonObject } from './json-object.ts'

/** One foreign artifact read: what it became, and the text that stands for it where nothing else is text. */
export type ArtifactPart = {
  readonly piece: Piece
  readonly text: string
  readonly isError: boolean
  readonly isDenied: boolean
}

const SCHEMAS: readonly unknown[] = [ARTIFACT_SCHEMA, CODEAGENT_SCHEMA]

/** True for what means to be an artifact: by its schema name, or as the old form without schema and version. */
export function isArtifactLike(foreign: JsonValue): foreign is JsonObject {
  if (!isObject(foreign)) return false
  if (Object.hasOwn(foreign, 'schema')) return SCHEMAS.includes(foreign.schema)
  const { kind, payload } = foreign
  return !Object.hasOwn(foreign, 'version') && typeof kind === 'string' && isObject(payload)
}

/** Reads the foreign artifact that stands at `at`, the `index`th of its result. Never throws. */
export function readArtifact(
  foreign: JsonValue,
  { at, index }: { readonly at: string; readonly index: number },
): ArtifactPart {
  const name = `Artifact ${index + 1}`
  if (isArtifact(foreign) && foreign.version > ARTIFACT_VERSION)
    return ofLaterVersion(foreign, at, name)
  const upgraded = isArtifactLike(foreign) ? upgradedArtifact(foreign) : undefined
  if (upgraded === undefined) {
    const note = `${name} lacks what every artifact has; it is kept as JSON.`
    const artifacts = [jsonArtifact({ value: foreign })]
    const piece = { from: at, standIn: () => serialise(foreign), artifacts, note }
    return { piece, text: serialise(foreign), isError: false, isDenied: false }
  }
  const { artifact, loss, isDenied } = upgraded
  const text = textOf(artifact)
  const note = loss === undefined ? {} : { note: `${name} ${loss}` }
  const piece = { from: at, standIn: () => text, artifacts: [artifact], ...note }
  return { piece, text, isDenied, isError: artifact.status === 'error' }
}

function ofLaterVersion(artifact: Artifact, at: string, name: string): ArtifactPart {
  const text = serialise(artifact)
  const note = `${name} is of a later version than is read here; it is carried unchanged.`
  return {
    piece: { from: at, standIn: () => text, artifacts: [artifact], note },
    text,
    isError: false,
    isDenied: false,
  }
}

type Upgraded = { readonly artifact: Artifact; readonly isDenied: boolean; readonly loss?: string }

/** Words of a status which say that the call never ran. */
const DENIALS: ReadonlySet<string> = new Set(['denied', 'refused', 'rejected'])

/** The artifact of our version 1; undefined where a field that every artifact has is missing or malformed. */
function upgradedArtifact(foreign: JsonObject): Upgraded | undefined {
  const { schema, version = schema === undefined ? ARTIFACT_VERSION : undefined } = foreign
  const { kind, payload, status: said = schema === undefined ? 'success' : undefined } = foreign
  if (version !== ARTIFACT_VERSION || typeof kind !== 'string' || kind === '') return undefined
  if (typeof said !== 'string' || said === '' || !isObject(payload)) return undefined
  const isDenied = DENIALS.has(said)
  const status = isDenied || kind === ERROR_KIND.kind ? 'error' : said
  const read = payloadOf(kind, payload)
  const heading = headingOf(foreign)
  const artifact = { ...producedArtifact(read.kind, read.payload, heading), status }
  const loss = read.loss ?? lostHeading(foreign)
  return { artifact: Object.freeze(artifact), isDenied, ...(loss !== undefined && { loss }) }
}

function headingOf({ title, icon }: JsonObject) {
  return {
    title: typeof title === 'string' ? title : undefined,
    icon: typeof icon === 'string' ? icon : undefined,
  }
}

const HEADING = ['schema', 'version', 'kind', 'status', 'icon', 'title', 'payload']

function lostHeading(foreign: JsonObject): string | undefined {
  const isText = (value: JsonValue | undefined) =>
    value === undefined || value === null || typeof value === 'string'
  if (!isText(foreign.title) || !isText(foreign.icon))
    return 'has a title or an icon that is no text.'
  const isKnown = Object.keys(foreign).every((key) => HEADING.includes(key))
  return isKnown
    ? undefined
    : 'has members that an artifact does not have; only the origin keeps them.'
}

/** A data frame becomes a table; a payload that does not fit its kind becomes the value of a `json` artifact. */
function payloadOf(
  kind: string,
  payload: JsonObject,
): { readonly kind: string; readonly payload: JsonObject; readonly loss?: string } {
  const { df, ...rest } = payload
  const table = df === undefined || kind !== TABLE_KIND.kind ? null : tableOfDataFrame(df)
  if (table) return { kind, payload: { ...rest, ...table } }
  const schema = ARTIFACT_KINDS.get(kind)?.payload
  if (schema === undefined || schema.safeParse(payload).success) return { kind, payload }
  const loss = 'holds what does not fit its kind; it is kept as JSON.'
  return { kind: 'json', payload: { value: payload }, loss }
}

/** A data frame as records, as lists by column, or as columns and rows. */
function tableOfDataFrame(df: JsonValue): JsonObject | null {
  const table = tableOfRecords(df) ?? tableOfRecords(recordsOfColumns(df))
  if (table) return { columns: table.columns, rows: table.rows }
  if (!isJsonObject(df)) return null
  const columns = df.columns ?? null
  const rows = df.rows ?? df.data ?? null
  return TABLE_KIND.payload.safeParse({ columns, rows }).success ? { columns, rows } : null
}

function recordsOfColumns(df: JsonValue): JsonValue {
  if (!isObject(df)) return null
  const columns = Object.entries(df)
  const lists = columns.flatMap(([, list]) => (Array.isArray(list) ? [list.length] : []))
  const [length = 0] = lists
  if (lists.length !== columns.length || lists.some((one) => one !== length)) return null
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(columns.map(([name, list]) => [name, cellAt(list, row)])),
  )
}

function cellAt(list: JsonValue, row: number): JsonValue {
  return Array.isArray(list) ? (list[row] ?? null) : null
}

function textOf({ kind, title, payload }: Artifact): string {
  const text = ARTIFACT_KINDS.get(kind)?.plainText(payload) ?? serialise(payload)
  return kind === TABLE_KIND.kind && title !== undefined ? `${title}\n${text}` : text
}
