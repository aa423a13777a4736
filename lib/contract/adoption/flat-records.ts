import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import type { Cell, TableContent } from '../kinds/table.ts'
import { FOREIGN_LIMITS } from './foreign-limits.ts'

type FlatRecord = Readonly<Record<string, Cell>>

/** Records that share few columns make a table of holes; past this many cells they stay JSON. */
const MAX_CELLS = 2_000_000

/**
 * The table of an array of flat records, or null where `value` is none: at least one record and one column,
 * every field a scalar. Columns in the order in which they are first seen; a missing field is null.
 */
export function tableOfRecords(value: JsonValue): TableContent | null {
  if (!Array.isArray(value)) return null
  const members: readonly JsonValue[] = value
  if (!members.every(isFlatRecord)) return null
  const columns = [...columnNames(members)]
  if (columns.length === 0 || columns.length * members.length > MAX_CELLS) return null
  const rows = members.map((record) =>
    columns.map((column) => (Object.hasOwn(record, column) ? (record[column] ?? null) : null)),
  )
  return { columns, rows }
}

/** The table that `text` holds as the JSON of an array of flat records, or null. Never throws. */
export function tableOfJsonText(text: string): TableContent | null {
  const trimmed = text.trim()
  if (!trimmed.startsWith('[') || !trimmed.endsWith(']')) return null
  const copy = copyPlain(parsedOrUndefined(trimmed), FOREIGN_LIMITS)
  return copy.ok ? tableOfRecords(copy.value) : null
}

/** The one member of `value` that is an array of flat records beside nothing but scalars, or null. */
export function recordsMember(value: JsonValue): { name: string; table: TableContent } | null {
  if (!isObject(value)) return null
  const structured = Object.entries(value).filter(([, member]) => !isCell(member))
  const [only] = structured
  if (structured.length !== 1 || only === undefined) return null
  const table = tableOfRecords(only[1])
  return table && { name: only[0], table }
}

function columnNames(records: readonly FlatRecord[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const record of records) for (const name of Object.keys(record)) names.add(name)
  return names
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Text that only looks like JSON is text: the expected case.
    return undefined
  }
}

/** True for an object whose every member is a scalar. */
export function isFlatRecord(member: JsonValue): member is FlatRecord & JsonObject {
  return isObject(member) && Object.values(member).every(isCell)
}

function isCell(member: unknown): member is Cell {
  return typeof member !== 'object' || member === null
}
