import { isObject, type JsonValue, serialise } from '#lib/base/json.ts'
import type { Artifact } from '../artifact.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { TABLE_KIND, tableArtifact } from '../kinds/table.ts'
import { textArtifact } from '../kinds/text.ts'
import { producedArtifact } from '../produced-artifact.ts'
import { adoptValue } from './adopt-value.ts'
import type { Adoption } from './adoption.ts'
import { tableOfRecords } from './flat-records.ts'
import { ReadMembers } from './read-members.ts'

/** The form `{ type, label, data }`: `TABLE` and `TEXT` in any case; another type stays JSON, with a note. */
export function adoptLabelled(foreign: JsonValue): Adoption {
  if (!isObject(foreign) || typeof foreign.type !== 'string' || !Object.hasOwn(foreign, 'data')) {
    const { pieces, ...rest } = adoptValue(foreign)
    const note =
      'The result lacks the type or the data of the labelled form and was read as a value.'
    return { ...rest, pieces: pieces.map((piece) => ({ ...piece, note })) }
  }
  const members = new ReadMembers(foreign)
  for (const name of ['type', 'data']) members.take(name)
  const title = members.text('label')
  const { data = null } = foreign
  const isError = foreign.isError === true
  const flags = typeof foreign.isError === 'boolean' ? [{ from: '/isError', isFlag: true }] : []
  if (flags.length > 0) members.take('isError')
  const rest = [...flags, ...members.asides([], { at: '', name: 'The result' })]
  const shown = READERS.get(foreign.type.toLowerCase())?.(data, title)
  if (shown) return { pieces: [{ from: '/data', ...shown }, ...rest], isError }
  const note = READERS.has(foreign.type.toLowerCase())
    ? 'The data does not fit the type that it is labelled with; it is kept as JSON.'
    : 'The label names a type that is not known; the data is kept as JSON.'
  const artifacts = [jsonArtifact({ title, value: data })]
  const piece = { from: '/data', text: jsonText(data), artifacts, note }
  return { pieces: [piece, ...rest], isError }
}

type Shown = { readonly text: string; readonly artifacts: readonly Artifact[] }

const READERS: ReadonlyMap<string, (data: JsonValue, title?: string) => Shown | null> = new Map([
  ['text', readText],
  ['table', readTable],
])

function readText(data: JsonValue, title?: string): Shown | null {
  if (typeof data !== 'string') return null
  return { text: data, artifacts: [textArtifact({ title, text: data })] }
}

function readTable(data: JsonValue, title?: string): Shown | null {
  const artifact = tableOf(data, title)
  if (!artifact) return null
  const text = TABLE_KIND.plainText(artifact.payload)
  return { text: title === undefined ? text : `${title}\n${text}`, artifacts: [artifact] }
}

function tableOf(data: JsonValue, title?: string): Artifact | null {
  const records = tableOfRecords(data)
  if (records) return tableArtifact({ title, ...records })
  if (!isObject(data) || !TABLE_KIND.payload.safeParse(data).success) return null
  return producedArtifact(TABLE_KIND.kind, data, { title })
}

function jsonText(data: JsonValue): string {
  return typeof data === 'string' && data !== '' ? data : serialise(data)
}
