import { isObject, type JsonValue, serialise } from '#lib/base/json.ts'
import type { Artifact } from '../artifact.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { TABLE_KIND, tableArtifact } from '../kinds/table.ts'
import { textArtifact } from '../kinds/text.ts'
import { producedArtifact } from '../produced-artifact.ts'
import { adoptValue } from './adopt-value.ts'
import type { Adoption } from './adoption.ts'
import { tableOfRecords } from './flat-records.ts'

/** The form `{ type, label, data }`: `TABLE` and `TEXT` in any case; another type stays JSON, with a note. */
export function adoptLabelled(foreign: JsonValue): Adoption {
  if (!isObject(foreign) || typeof foreign.type !== 'string' || !Object.hasOwn(foreign, 'data')) {
    const { pieces, ...rest } = adoptValue(foreign)
    const note =
      'The result lacks the type or the data of the labelled form and was read as a value.'
    return { ...rest, pieces: pieces.map((piece) => ({ ...piece, note })) }
  }
  const title = typeof foreign.label === 'string' ? foreign.label : undefined
  const { data = null } = foreign
  const shown = READERS.get(foreign.type.toLowerCase())?.(data, title)
  if (shown) return { pieces: [{ from: '', ...shown }], isError: false }
  const note = READERS.has(foreign.type.toLowerCase())
    ? 'The data does not fit the type that it is labelled with; it is kept as JSON.'
    : 'The label names a type that is not known; the data is kept as JSON.'
  const artifacts = [jsonArtifact({ title, value: data })]
  return { pieces: [{ from: '', text: jsonText(data), artifacts, note }], isError: false }
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
