import * as z from 'zod'
import { keyValueArtifact } from '#lib/contract/kinds/key-value.ts'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { fitsBudgets, type ResultBudgets } from '../result-budgets.ts'
import { escapeCell } from '../table-page.ts'
import { answering, ToolFailure } from '../tool-failure.ts'
import { label } from '../wording.ts'
import { type DatabaseReader, statementProblem, told } from './database-reader.ts'
import type { RawCell, Statement } from './query-protocol.ts'
import { databaseArgument } from './read-records.ts'
import { cellColumns, formatRow } from './record-cell.ts'
import { filterCondition, lenientText } from './record-filter.ts'
import { type Column, identifier, type Table, textEncoding } from './schema.ts'

/** A field longer than this is cut; much more than in a table, since there is one record only. */
const FIELD_CHARACTERS = 20_000

/** A row has at most half of SQLite's 2,000 result columns, two for each of the table's. */
const MAX_FIELDS = 900

const KEY_CHARACTERS = 1_000

const RecordDetailsArguments = z.object({
  database: databaseArgument,
  table: z.string().min(1).max(200).meta({
    title: 'Table',
    description: 'Name of the table; list_tables gives the names. Views have no key.',
  }),
  key: lenientText(KEY_CHARACTERS, 'Value of the primary key; without one, the row number.').meta({
    title: 'Key',
  }),
  otherKeys: z
    .array(lenientText(KEY_CHARACTERS, 'Value of the next column of the primary key.'))
    .max(15)
    .default([])
    .meta({
      title: 'Other key values',
      description:
        'Only for a primary key of several columns: the values of the second and later ones, in the order of the key.',
    }),
})
type RecordDetailsArguments = z.output<typeof RecordDetailsArguments>

/** The tool that reads all fields of one record, found by its primary key. */
export function recordDetailsTool(reader: DatabaseReader, budgets: ResultBudgets): Tool {
  return defineTool({
    name: 'record_details',
    description: 'Reads every field of one record of a table, found by its primary key.',
    arguments: RecordDetailsArguments,
    approval: 'never',
    run: answering(async (toolArguments: RecordDetailsArguments, { signal }) => {
      const database = reader.database(toolArguments.database)
      const table = await reader.table(database, toolArguments.table, signal)
      const statement = recordStatement(table, toolArguments)
      const reply = await reader.query(database, [statement], signal)
      const [found] = reply.results
      if (!found?.ok) throw new ToolFailure(statementProblem(table.name, found?.code ?? 'UNKNOWN'))
      const [row] = found.rows
      if (!row) {
        throw new ToolFailure(
          `Table ${label(table.name)} has no record with this key: look it up with read_records.`,
        )
      }
      const title = `Record of ${label(table.name)} in ${label(database.name)}`
      const record = {
        title,
        names: table.columns.map((one) => one.name),
        row,
        encoding: textEncoding(reply),
      }
      return recordWithin(record, budgets)
    }),
  })
}

function recordStatement(table: Table, { key, otherKeys }: RecordDetailsArguments): Statement {
  const values = [key, ...otherKeys]
  const keys = keyColumns(table)
  if (keys.length !== values.length) {
    throw new ToolFailure(
      `The primary key of ${label(table.name)} has ${keys.length} columns (${told(keys)}): give a value for each, the first as "key", the others as "otherKeys".`,
    )
  }
  const filters = keys.map((column, index) => ({
    column: column.name,
    operator: 'equals' as const,
    value: values[index] ?? '',
  }))
  const where = filterCondition(filters, keys)
  const cells = table.columns
    .slice(0, MAX_FIELDS)
    .map((column) => cellColumns(column.name, FIELD_CHARACTERS))
  return {
    sql: `SELECT ${cells.join(', ')} FROM ${identifier(table.name)}${where.sql} LIMIT 1`,
    parameters: where.parameters,
    maxRows: 1,
    maxBytes: 1,
  }
}

/** The columns of the primary key in its order, or the row number that SQLite keeps where there is none. */
function keyColumns(table: Table): readonly Column[] {
  const keys = table.columns
    .filter((column) => column.keyPlace > 0)
    .sort((one, other) => one.keyPlace - other.keyPlace)
  if (keys.length > 0) return keys
  const taken = new Set(table.columns.map((column) => column.name.toLowerCase()))
  const rowNumber = ['rowid', '_rowid_', 'oid'].find((name) => !taken.has(name))
  if (table.kind === 'view' || rowNumber === undefined) {
    throw new ToolFailure(
      `${label(table.name)} has no primary key: use read_records with a filter instead.`,
    )
  }
  return [{ name: rowNumber, affinity: 'integer', keyPlace: 1 }]
}

type RecordSource = {
  readonly title: string
  readonly names: readonly string[]
  readonly row: readonly RawCell[]
  readonly encoding: string
}

/** The fields as lines and as an artifact, from the same cells, cut until both fit the budgets. */
function recordWithin(source: RecordSource, budgets: ResultBudgets): ToolResult {
  for (let limit = FIELD_CHARACTERS; limit >= 4; limit >>= 1) {
    const result = recordResult(source, limit)
    if (fitsBudgets(result, budgets)) return result
  }
  throw new ToolFailure(
    'The record has too many fields for one result: read some columns with read_records.',
  )
}

function recordResult({ title, names, row, encoding }: RecordSource, limit: number): ToolResult {
  const cells = formatRow(row, limit, encoding)
  const entries = cells.map((value, index) => ({ key: (names[index] ?? '').toWellFormed(), value }))
  const lines = entries.map(({ key, value }) => `${escapeCell(key)}: ${escapeCell(value)}`)
  return ToolResult.text([`${title}:`, ...lines].join('\n'), keyValueArtifact({ title, entries }))
}
