import type { QueryReply, Statement, StatementReply } from './query-protocol.ts'

/** How SQLite compares a column's values, from its declared type (sqlite.org, "Datatypes", 3.1). */
export type Affinity = 'integer' | 'text' | 'none' | 'real' | 'numeric'

export type Column = {
  readonly name: string
  readonly affinity: Affinity
  /** Place in the primary key from 1 on, or 0. */
  readonly keyPlace: number
}

export type TableKind = 'table' | 'view' | 'virtual'

export type Table = {
  readonly name: string
  readonly kind: TableKind
  readonly columns: readonly Column[]
}

const MAX_TABLES = 5_000
const MAX_COLUMNS = 2_000
const MAX_SCHEMA_BYTES = 2_000_000

/** Lists the tables and views of the file, without SQLite's own and a virtual table's shadows. */
export const TABLES_STATEMENT: Statement = {
  sql: `SELECT name, type FROM pragma_table_list
        WHERE schema = 'main' AND type IN ('table', 'view', 'virtual') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        ORDER BY name`,
  parameters: [],
  maxRows: MAX_TABLES,
  maxBytes: MAX_SCHEMA_BYTES,
}

/** Lists the columns of one table; the name is bound. Hidden columns of virtual tables are left out. */
export function columnsStatement(tableName: string): Statement {
  return {
    sql: 'SELECT name, type, pk FROM pragma_table_xinfo(?) WHERE hidden <> 1 ORDER BY cid',
    parameters: [tableName],
    maxRows: MAX_COLUMNS,
    maxBytes: MAX_SCHEMA_BYTES,
  }
}

/** A table's name and kind, before its columns are known. */
export type TableName = Pick<Table, 'name' | 'kind'>

/** Reads the reply to `TABLES_STATEMENT`. */
export function tableNames(reply: StatementReply): readonly TableName[] {
  if (!reply.ok) return []
  return reply.rows.flatMap(([name, type]) => {
    const kind = TABLE_KINDS.find((one) => one === type)
    return typeof name === 'string' && kind ? [{ name, kind }] : []
  })
}

const TABLE_KINDS: readonly TableKind[] = ['table', 'view', 'virtual']

/** Reads the reply to a `columnsStatement`. */
export function columns(reply: StatementReply): readonly Column[] {
  if (!reply.ok) return []
  return reply.rows.flatMap(([name, type, place]) =>
    typeof name === 'string'
      ? [{ name, affinity: affinity(String(type ?? '')), keyPlace: Number(place ?? 0) }]
      : [],
  )
}

function affinity(declaredType: string): Affinity {
  const type = declaredType.toUpperCase()
  if (type.includes('INT')) return 'integer'
  if (['CHAR', 'CLOB', 'TEXT'].some((part) => type.includes(part))) return 'text'
  if (type === '' || type.includes('BLOB')) return 'none'
  if (['REAL', 'FLOA', 'DOUB'].some((part) => type.includes(part))) return 'real'
  return 'numeric'
}

/**
 * The member of `all` named `name`: exactly, or else the only one that differs in ASCII case, as SQLite
 * itself compares names.
 */
export function named<Named extends { readonly name: string }>(
  all: readonly Named[],
  name: string,
): Named | undefined {
  return (
    all.find((one) => one.name === name) ??
    all.find((one) => asciiLowerCase(one.name) === asciiLowerCase(name))
  )
}

function asciiLowerCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** `name` as an SQL identifier. Only for names that the schema itself gave. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** How the file stores text, as `TextDecoder` calls it. */
export function textEncoding(reply: QueryReply & { ok: true }): string {
  return reply.encoding === 'UTF-16le'
    ? 'utf-16le'
    : reply.encoding === 'UTF-16be'
      ? 'utf-16be'
      : 'utf-8'
}
