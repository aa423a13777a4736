import * as z from 'zod'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { ResultBudgets } from '../result-budgets.ts'
import { CELL_CHARACTERS, type TablePage, tablePage } from '../table-page.ts'
import { answering, ToolFailure } from '../tool-failure.ts'
import { count, label } from '../wording.ts'
import type { DatabaseReader } from './database-reader.ts'
import type { RawCell } from './query-protocol.ts'
import { formatRow } from './record-cell.ts'
import { columnNamed, filterCondition, RecordFilter } from './record-filter.ts'
import { type Column, type Table, textEncoding } from './schema.ts'
import { countStatement, rowsOf, rowsStatement } from './table-rows.ts'

/** More columns than this are read only when they are named, so that a row always fits a result. */
const MAX_COLUMNS = 200

/** Bytes that a query brings over: enough that the budgets end a page, not this. */
const MAX_REPLY_FACTOR = 8

/** Name of the database, for every tool that takes one. */
export const databaseArgument = z.string().max(200).optional().meta({
  title: 'Database',
  description: 'Name of a configured database. Leave empty for the first one.',
})

const ReadRecordsArguments = z.object({
  database: databaseArgument,
  table: z.string().min(1).max(200).meta({
    title: 'Table',
    description: 'Name of the table or view to read; list_tables gives the names.',
  }),
  filters: z.array(RecordFilter).max(20).default([]).meta({
    title: 'Filters',
    description: 'Only rows for which all of these hold are read.',
  }),
  columns: z.array(z.string().min(1).max(200)).max(MAX_COLUMNS).default([]).meta({
    title: 'Columns',
    description: 'Names of the columns to show, in this order. Leave empty for all.',
  }),
  sort: z.string().max(200).optional().meta({
    title: 'Sort by',
    description: 'Column to sort by. Leave empty for the order of the table.',
  }),
  descending: z.boolean().default(false).meta({
    title: 'Descending',
    description: 'Largest first. Cells without a value count as smallest.',
  }),
  limit: z.int().min(1).max(1000).default(50).meta({
    title: 'Limit',
    description:
      'The most rows to show, 1 to 1000. Fewer are shown when they would not fit one result; the text then says where to go on.',
  }),
  offset: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0).meta({
    title: 'Offset',
    description: 'How many of the matching rows to skip, for reading on.',
  }),
})
type ReadRecordsArguments = z.output<typeof ReadRecordsArguments>

/** The tool that reads rows of a table as text lines and, from the same cells, as a table artifact. */
export function readRecordsTool(reader: DatabaseReader, budgets: ResultBudgets): Tool {
  return defineTool({
    name: 'read_records',
    description:
      'Reads rows of a table or view in a configured SQLite database: filtered, sorted, page by page. Says how many rows match in all. Never changes anything.',
    arguments: ReadRecordsArguments,
    approval: 'never',
    run: answering(async (toolArguments: ReadRecordsArguments, { signal }) => {
      const database = reader.database(toolArguments.database)
      const table = await reader.table(database, toolArguments.table, signal)
      const shown = chosenColumns(table, toolArguments.columns)
      const where = filterCondition(toolArguments.filters, table.columns)
      const statements = [
        countStatement(table, where),
        rowsStatement(table, shown, where, toolArguments, budgets.contentBytes * MAX_REPLY_FACTOR),
      ]
      const reply = await reader.query(database, statements, signal)
      const [counted, read] = reply.results
      const total = Number(rowsOf(table, counted)[0]?.[0] ?? 0)
      const title = `${label(table.name)} in ${label(database.name)}`
      const encoding = textEncoding(reply)
      const page = tablePage(
        {
          title,
          columns: shown.map((column) => column.name),
          rows: rowsOf(table, read),
          total,
          cells: (row: readonly RawCell[], maxCharacters) =>
            formatRow(row, maxCharacters, encoding),
        },
        budgets,
      )
      if (!page)
        throw new ToolFailure('The columns are too many for one result: choose some of them.')
      const hidden = table.columns.length - shown.length
      const text = introduction(
        title,
        page,
        total,
        toolArguments,
        toolArguments.columns.length === 0 ? hidden : 0,
      )
      return ToolResult.text([text, ...page.lines].join('\n'), page.artifact)
    }),
  })
}

function chosenColumns(table: Table, names: readonly string[]): readonly Column[] {
  return names.length === 0
    ? table.columns.slice(0, MAX_COLUMNS)
    : names.map((name) => columnNamed(table.columns, name))
}

function introduction(
  title: string,
  page: TablePage,
  total: number,
  { limit, offset, filters }: ReadRecordsArguments,
  hiddenColumns: number,
): string {
  const matching = `${count(total)}${filters.length > 0 ? ' matching' : ''}`
  const end = offset + page.shownRows
  const sentences = [
    page.shownRows > 0
      ? `Table ${title}: rows ${offset + 1} to ${end} of ${matching}.`
      : `Table ${title}: no rows shown of ${matching}${total > offset ? '' : ` from offset ${offset}`}.`,
  ]
  if (page.shownRows < Math.min(limit, total - offset)) {
    sentences.push(`No more fit one result: go on with offset ${end}, or choose fewer columns.`)
  } else if (end < total && page.shownRows > 0) sentences.push(`Go on with offset ${end}.`)
  if (page.maxCharacters < CELL_CHARACTERS) {
    sentences.push(
      `Cells are cut to ${page.maxCharacters} characters, because whole rows are large.`,
    )
  }
  if (hiddenColumns > 0) sentences.push(`${hiddenColumns} more columns are shown when named.`)
  return sentences.join(' ')
}
