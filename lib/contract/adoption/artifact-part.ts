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
import { ReadMembers } from './read-members.ts'

/** One foreign artifact read: what it became, and the text that stands for it where nothing else is text. */
export type ArtifactPart = {
  readonly piece: Piece
  /** What of it stands beside the result. */
  readonly rest: readonly Piece[]
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
  const members = isArtifactLike(foreign) ? new ReadMembers(foreign) : undefined
  const upgraded =
    isArtifactLike(foreign) && members ? upgradedArtifact(foreign, members) : undefined
  if (upgraded === undefined) {
    const note = `${name} lacks what every artifact has; it is kept as JSON.`
    const artifacts = [jsonArtifact({ value: foreign })]
    const piece = { from: at, standIn: () => serialise(foreign), artifacts, note }
    return { piece, rest: [], text: serialise(foreign), isError: false, isDenied: false }
  }
  const { artifact, loss, isDenied } = upgraded
  const text = textOf(artifact)
  const note = loss === undefined ? {} : { note: `${name} ${loss}` }
  const piece = { from: at, standIn: () => text, artifacts: [artifact], ...note }
  const rest = members?.asides([], { at, name }) ?? []
  return { piece, rest, text, isDenied, isError: artifact.status === 'error' }
}

function ofLaterVersion(artifact: Artifact, at: string, name: string): ArtifactPart {
  const text = serialise(artifact)
  const note = `${name} is of a later version than is read here; it is carried unchanged.`
  return {
    piece: { from: at, standIn: () => text, artifacts: [artifact], note },
    rest: [],
    text,
    isError: false,
    isDenied: false,
  }
}

type Upgraded = { readonly artifact: Artifact; readonly isDenied: boolean; readonly loss?: string }

/** Words of a status which say that the call never ran. */
const DENIALS: ReadonlySet<string> = new Set(['denied', 'refused', 'rejected'])

/** The artifact of our version 1; undefined where a field that every artifact has is missing or malformed. */
function upgradedArtifact(foreign: JsonObject, members: ReadMembers): Upgraded | undefined {
  const { schema, version = schema === undefined ? ARTIFACT_VERSION : undefined } = foreign
  const { kind, payload, status: said = schema === undefined ? 'success' : undefined } = foreign
  if (version !== ARTIFACT_VERSION || typeof kind !== 'string' || kind === '') return undefined
  if (typeof said !== 'string' || said === '' || !isObject(payload)) return undefined
  const isDenied = DENIALS.has(said)
  const status = isDenied || kind === ERROR_KIND.kind ? 'error' : said
  for (const name of OUTER) members.take(name)
  const heading = { title: members.text('title'), icon: members.text('icon') }
  const { loss, ...read } = payloadOf(kind, payload, members)
  const artifact = { ...producedArtifact(read.kind, read.payload, heading), status }
  return { artifact: Object.freeze(artifact), isDenied, ...(loss !== undefined && { loss }) }
}

const OUTER = ['schema', 'version', 'kind', 'status']

/** A data frame becomes a table; a payload that does not fit its kind becomes the value of a `json` artifact. */
function payloadOf(
  kind: string,
  payload: JsonObject,
  members: ReadMembers,
): { readonly kind: string; readonly payload: JsonObject; readonly loss?: string } {
  const framed = kind === TABLE_KIND.kind ? framedPayload(payload, members) : null
  if (framed) return { kind, payload: framed }
  members.take('payload')
  const schema = ARTIFACT_KINDS.get(kind)?.payload
  if (schema === undefined || schema.safeParse(payload).success) return { kind, payload }
  const loss = 'holds what does not fit its kind; it is kept as JSON.'
  return { kind: 'json', payload: { value: payload }, loss }
}

/** The payload whose data frame became columns and rows, in place of any that stood beside it. */
function framedPayload(payload: JsonObject, members: ReadMembers): JsonObject | null {
  const { df, ...rest } = payload
  const inner = df === undefined ? undefined : members.object('payload')
  if (df === undefined || inner === undefined) return null
  const table = tableOfDataFrame(df, inner)
  const names = Object.keys(table ? rest : payload)
  for (const name of names) if (!table || !Object.hasOwn(table, name)) inner.take(name)
  return table && { ...rest, ...table }
}

/** A data frame as columns and rows, as records, or as lists by column; `payload` holds it. */
function tableOfDataFrame(df: JsonValue, payload: ReadMembers): JsonObject | null {
  const split = isJsonObject(df) ? splitTable(df) : null
  if (split) {
    const frame = payload.object('df')
    for (const name of split.names) frame?.take(name)
    return split.table
  }
  const table = tableOfRecords(df) ?? tableOfRecords(recordsOfColumns(df))
  if (!table) return null
  payload.take('df')
  return { columns: table.columns, rows: table.rows }
}

/** Of a frame as columns and rows, its index and the types of its columns have no place in a table. */
function splitTable(df: JsonObject) {
  const rowsName = ['rows', 'data'].find((name) => Object.hasOwn(df, name)) ?? ''
  const table = { columns: df.columns ?? null, rows: df[rowsName] ?? null }
  if (!TABLE_KIND.payload.safeParse(table).success) return null
  return { table, names: ['columns', rowsName] }
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
