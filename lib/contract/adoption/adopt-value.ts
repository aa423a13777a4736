import { isObject, type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import type { Artifact } from '../artifact.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { keyValueArtifact } from '../kinds/key-value.ts'
import { type Cell, tableArtifact } from '../kinds/table.ts'
import type { Adoption } from './adoption.ts'
import { isFlatRecord, recordsInJsonText, recordsMember, tableOfRecords } from './flat-records.ts'

/**
 * A plain value: text is content, and a table too where it is the JSON of flat records; anything else is
 * the typed value, its JSON text the content, and a `table` or `json` artifact shows it.
 */
export function adoptValue(foreign: JsonValue): Adoption {
  if (typeof foreign === 'string') {
    return {
      pieces: [{ from: '', text: foreign, artifacts: textArtifacts(foreign) }],
      isError: false,
    }
  }
  const artifacts = structuredArtifacts(foreign)
  return {
    pieces: [{ from: '', text: serialise(foreign), artifacts, isValue: true }],
    isError: false,
    value: { value: foreign },
  }
}

/** The artifacts that show what is in a text: a table, where it is the JSON of records, and what is beside them. */
export function textArtifacts(text: string): readonly Artifact[] {
  const found = recordsInJsonText(text)
  return found ? recordsArtifacts(found) : []
}

/**
 * The artifacts that show a structured value: a `table` for an array of records or for an object that holds one
 * beside scalars, which follow as `key_value`; a `key_value` artifact for an object of scalars; a `json`
 * artifact for everything else.
 */
export function structuredArtifacts(value: JsonValue): readonly Artifact[] {
  const table = tableOfRecords(value)
  if (table) return [tableArtifact(table)]
  const member = recordsMember(value)
  return member ? recordsArtifacts(member) : [singleArtifact(value)]
}

function recordsArtifacts(
  found: NonNullable<ReturnType<typeof recordsMember>>,
): readonly Artifact[] {
  const { table, others } = found
  const rest = Object.keys(others).length > 0 ? [singleArtifact(others)] : []
  return [tableArtifact(table), ...rest]
}

/** With more entries than this an object stays JSON, which takes a third of the room and can be searched. */
const MAX_ENTRIES = 500

function singleArtifact(value: JsonValue): Artifact {
  const entries = isObject(value) && isFlatRecord(value) ? recordEntries(value) : []
  const isShort = entries.length > 0 && entries.length <= MAX_ENTRIES
  return isShort ? keyValueArtifact({ entries }) : jsonArtifact({ value })
}

function recordEntries(record: JsonObject & Readonly<Record<string, Cell>>) {
  return Object.entries(record).map(([key, value]) => ({ key, value }))
}
