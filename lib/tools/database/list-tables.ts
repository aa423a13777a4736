import * as z from 'zod'
import { listArtifact } from '#lib/contract/kinds/list.ts'
import type { Cell } from '#lib/contract/kinds/table.ts'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { ResultBudgets } from '../result-budgets.ts'
import { tablePage } from '../table-page.ts'
import { answering, ToolFailure } from '../tool-failure.ts'
import { label } from '../wording.ts'
import type { DatabaseReader } from './database-reader.ts'
import type { Statement, StatementReply } from './query-protocol.ts'
import { databaseArgument } from './read-records.ts'
import { columns, columnsStatement, identifier, type TableName } from './schema.ts'

/** A table with more rows than this is not counted to the end: `read_records` counts the one that matters. */
const MAX_COUNTED_ROWS = 100_000

const MAX_LISTED_TABLES = 500

const ListTablesArguments = z.object({ database: databaseArgument })

/** The tool that lists the tables and views of a database with their columns and sizes. */
export function listTablesTool(reader: DatabaseReader, budgets: ResultBudgets): Tool {
  return defineTool({
    name: 'list_tables',
    description:
      'Lists the tables and views of a configured SQLite database, with the names of their columns and how many rows they hold.',
    arguments: ListTablesArguments,
    approval: 'never',
    run: answering(async (toolArguments: z.output<typeof ListTablesArguments>, { signal }) => {
      const database = reader.database(toolArguments.database)
      const all = await reader.tables(database, signal)
      const listed = all.slice(0, MAX_LISTED_TABLES)
      const { results } = await reader.query(
        database,
        listed.flatMap((table) => [columnsStatement(table.name), countStatement(table)]),
        signal,
      )
      const title = `Tables in ${label(database.name)}`
      const page = tablePage(
        {
          title: `${title}: columns and rows`,
          columns: ['name', 'kind', 'columns', 'rows'],
          rows: listed.map((table, index) => ({
            table,
            columns: results[2 * index],
            count: results[2 * index + 1],
          })),
          total: all.length,
          cells: ({ table, columns: described, count }, maxCharacters) => [
            listedName(table, maxCharacters),
            table.kind,
            columnNames(described, maxCharacters),
            rowCount(count),
          ],
        },
        // The list of names is never larger than the table, which holds them too.
        { ...budgets, artifactBytes: budgets.artifactBytes >> 1 },
      )
      if (!page)
        throw new ToolFailure('The list does not fit one result: raise its budget in the settings.')
      const shown = page.shownRows < all.length ? `; the first ${page.shownRows} are listed` : ''
      const introduction = `Database ${label(database.name)} holds ${all.length} tables and views${shown}.`
      const names = listed
        .slice(0, page.shownRows)
        .map((table) => listedName(table, page.maxCharacters))
      return ToolResult.text(
        [introduction, ...page.lines].join('\n'),
        listArtifact({ title, items: names }),
        page.artifact,
      )
    }),
  })
}

function listedName({ name }: TableName, maxCharacters: number): string {
  return label(name, maxCharacters).slice(1, -1)
}

/** Views are not counted: what a view computes may take longer than anybody wants to wait for a list. */
function countStatement(table: TableName): Statement {
  const from = table.kind === 'view' ? '(SELECT NULL WHERE 0)' : identifier(table.name)
  return {
    sql: `SELECT '${table.kind === 'view' ? 'view' : 'table'}', count(*) FROM (SELECT 1 FROM ${from} LIMIT ${MAX_COUNTED_ROWS + 1})`,
    parameters: [],
    maxRows: 1,
    maxBytes: 1000,
  }
}

function rowCount(reply: StatementReply | undefined): Cell {
  const [kind, rows] = reply?.ok ? (reply.rows[0] ?? []) : []
  if (kind !== 'table') return null
  return Number(rows) > MAX_COUNTED_ROWS ? `over ${MAX_COUNTED_ROWS}` : Number(rows)
}

function columnNames(reply: StatementReply | undefined, maxCharacters: number): string {
  const list = reply ? columns(reply) : []
  if (list.length === 0) return '‹its definition does not work›'
  const names: string[] = []
  let length = 0
  for (const { name } of list) {
    length += name.length + 2
    if (length > maxCharacters)
      return `${[...names, '…'].join(', ')} ‹${list.length} columns in all›`
    names.push(name)
  }
  return names.join(', ')
}
