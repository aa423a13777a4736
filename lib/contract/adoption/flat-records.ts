import { isObject, type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import type { Cell, TableContent } from '../kinds/table.ts'
import { parseExactJson } from './exact-json.ts'
import { FOREIGN_LIMITS } from './foreign-limits.ts'

type FlatRecord = Readonly<Record<string, Cell>>

/** Records that share few columns make a table of holes; past this many cells they stay JSON. */
const MAX_CELLS = 2_000_000

/**
 * The table of an array of records, or null where `value` is none: at least one record and one column.
 * Columns in the order in which they are first seen; a missing field is null; a nested object or array is a
 * cell of its compact JSON, where some other column holds nothing but scalars.
 */
export function tableOfRecords(value: unknown): TableContent | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const columns = new Columns()
  const rows: Cell[][] = []
  for (const record of value) {
    const row = isObject(record) ? rowOf(record, columns) : null
    if (row === null || columns.count * value.length > MAX_CELLS) return null
    rows.push(row)
  }
  const names = columns.names()
  if (names === null) return null
  for (const row of rows) while (row.length < names.length) row.push(null)
  return { columns: names, rows }
}

/** A text that is the JSON of records, or of an object that holds them beside scalars; null for any other. */
export function recordsInJsonText(
  text: string,
): { readonly table: TableContent; readonly others: FlatRecord } | null {
  const trimmed = text.trim()
  if (trimmed.startsWith('[') && trimmed.endsWith(']')) {
    const table = tableOfRecords(parsedOrUndefined(trimmed))
    return table && { table, others: {} }
  }
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return null
  const parsed = parsedOrUndefined(trimmed)
  return isObject(parsed) ? recordsMember(parsed) : null
}

/** The one member of `value` that is an array of records beside nothing but scalars, or null. */
export function recordsMember(
  value: unknown,
): { readonly table: TableContent; readonly others: FlatRecord } | null {
  if (!isObject(value)) return null
  const structured: string[] = []
  const others: [string, Cell][] = []
  for (const [name, member] of Object.entries(value)) {
    const cell = scalarCell(member)
    if (cell === undefined) structured.push(name)
    else others.push([name, cell])
  }
  const [only] = structured
  if (only === undefined || structured.length !== 1) return null
  const table = tableOfRecords(value[only])
  return table && { table, others: Object.fromEntries(others) }
}

type Column = { readonly name: string; readonly at: number; isNested: boolean }

/** The columns in the order in which they were first seen. */
class Columns {
  readonly #ordered: Column[] = []
  readonly #named = new Map<string, Column>()

  get count(): number {
    return this.#ordered.length
  }

  /** The column called `name`, made where there is none; it is looked for at `place` first. */
  column(name: string, place: number): Column {
    const guess = this.#ordered[place]
    if (guess?.name === name) return guess
    const known = this.#named.get(name)
    if (known) return known
    const column = { name, at: this.count, isNested: false }
    this.#ordered.push(column)
    this.#named.set(name, column)
    return column
  }

  /** Null where every column holds something nested, or names are equal once they are well-formed. */
  names(): readonly string[] | null {
    const names = new Set(this.#ordered.map(({ name }) => name.toWellFormed()))
    const hasScalars = this.#ordered.some(({ isNested }) => !isNested)
    return hasScalars && names.size === this.count ? [...names] : null
  }
}

/** The cells of one record, each at the place of its column; null where something is no JSON. */
function rowOf(record: Readonly<Record<string, unknown>>, columns: Columns): Cell[] | null {
  // As long as the row will be: a row that grows takes three times the room.
  const row = new Array<Cell>(columns.count).fill(null)
  let place = 0
  for (const name in record) {
    if (!Object.hasOwn(record, name)) continue
    const column = columns.column(name, place++)
    const member = record[name]
    const scalar = scalarCell(member)
    const cell = scalar === undefined ? nestedCell(member, column) : scalar
    if (cell === undefined) return null
    while (row.length < column.at) row.push(null)
    row[column.at] = cell
  }
  return row
}

/** A scalar as JSON holds it; undefined for all else. */
function scalarCell(member: unknown): Cell | undefined {
  if (typeof member === 'string') return member.toWellFormed()
  if (typeof member === 'number') return Number.isFinite(member) ? member + 0 : undefined
  return member === null || typeof member === 'boolean' ? member : undefined
}

function nestedCell(member: unknown, column: Column): Cell | undefined {
  if (typeof member !== 'object') return undefined
  column.isNested = true
  // Most are small and hold scalars alone; a walk for each would take longer than the rest of the table.
  if (isFlatAsItIs(member)) return JSON.stringify(member)
  const copy = copyPlain(member, FOREIGN_LIMITS)
  return copy.ok ? serialise(copy.value) : undefined
}

/** Takes a container that is plain data, or was parsed from JSON. */
function isFlatAsItIs(member: object | null): boolean {
  if (member === null) return false
  return Object.entries(member).every(([name, one]) => {
    return one !== undefined && scalarCell(one) === one && name.isWellFormed()
  })
}

function parsedOrUndefined(text: string): unknown {
  try {
    return parseExactJson(text).value
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
