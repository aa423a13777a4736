import * as z from 'zod'
import type { Artifact } from '#lib/contract/artifact.ts'
import { imageArtifact } from '#lib/contract/kinds/image.ts'
import type { Cell } from '#lib/contract/kinds/table.ts'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { type Chart, drawChart } from '../chart/draw-chart.ts'
import { fitsBudgets, type ResultBudgets } from '../result-budgets.ts'
import { type TablePage, tablePage } from '../table-page.ts'
import { answering, ToolFailure } from '../tool-failure.ts'
import { count, label } from '../wording.ts'
import type { DatabaseReader } from './database-reader.ts'
import { databaseArgument } from './read-records.ts'
import { formatRow } from './record-cell.ts'
import { columnNamed, filterCondition, RecordFilter } from './record-filter.ts'
import { textEncoding } from './schema.ts'
import { countStatement, rowsOf, rowsStatement } from './table-rows.ts'

/** Pixels of a chart, the next size where one does not fit its budget. */
const SIZES = [
  [720, 360],
  [480, 240],
  [240, 160],
] as const

/** Characters of a label in the table beside the chart. */
const LABEL_CHARACTERS = 60

const column = (title: string, description: string) =>
  z.string().min(1).max(200).meta({ title, description })

const RenderChartArguments = z.object({
  database: databaseArgument,
  table: column('Table', 'Name of the table or view to draw; list_tables gives the names.'),
  label: column('Label', 'Column whose values name the bars or points.'),
  value: column('Value', 'Column whose numbers are drawn; rows without a number are left out.'),
  kind: z.enum(['bar', 'line']).default('bar').meta({
    title: 'Kind',
    description: 'bar compares things, line shows a course.',
  }),
  filters: z.array(RecordFilter).max(20).default([]).meta({
    title: 'Filters',
    description: 'Only rows for which all of these hold are drawn.',
  }),
  sort: z.string().max(200).optional().meta({
    title: 'Sort by',
    description: 'Column to sort by. Leave empty for the order of the table.',
  }),
  descending: z.boolean().default(false).meta({
    title: 'Descending',
    description: 'Largest first.',
  }),
  limit: z.int().min(1).max(200).default(20).meta({
    title: 'Limit',
    description: 'The most rows to draw, 1 to 200.',
  }),
})
type RenderChartArguments = z.output<typeof RenderChartArguments>

type Row = readonly [label: Cell, value: number]

/** The tool that draws rows of a table as a chart: a PNG image, and the numbers in it as text and table. */
export function renderChartTool(reader: DatabaseReader, budgets: ResultBudgets): Tool {
  return defineTool({
    name: 'render_chart',
    description:
      'Draws numbers of a table or view in a configured SQLite database as a bar or line chart (PNG), and gives the numbers in it.',
    arguments: RenderChartArguments,
    approval: 'never',
    run: answering(async (toolArguments: RenderChartArguments, { signal }) => {
      const database = reader.database(toolArguments.database)
      const table = await reader.table(database, toolArguments.table, signal)
      const columns = [
        columnNamed(table.columns, toolArguments.label),
        columnNamed(table.columns, toolArguments.value),
      ]
      const where = filterCondition(toolArguments.filters, table.columns)
      const page = { ...toolArguments, sort: toolArguments.sort || undefined, offset: 0 }
      const reply = await reader.query(
        database,
        [
          countStatement(table, where),
          rowsStatement(table, columns, where, page, budgets.contentBytes * 8),
        ],
        signal,
      )
      const [counted, read] = reply.results
      const encoding = textEncoding(reply)
      const cells = rowsOf(table, read).map((row) => formatRow(row, LABEL_CHARACTERS, encoding))
      return chartResult(
        {
          kind: toolArguments.kind,
          columns: columns.map(({ name }) => name),
          place: `${label(table.name)} in ${label(database.name)}`,
          rows: cells.flatMap(drawable),
          leftOut: cells.length - cells.flatMap(drawable).length,
          total: Number(rowsOf(table, counted)[0]?.[0] ?? 0),
        },
        budgets,
      )
    }),
  })
}

/** A row with a number to draw; one of digits beyond 2^53 is drawn as near as the eye can tell. */
function drawable([name = null, value = null]: readonly Cell[]): readonly Row[] {
  const isDigits = typeof value === 'string' && /^-?\d{1,19}$/.test(value)
  const number = isDigits ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? [[name, number]] : []
}

/** What a chart is made of. */
type ChartSource = {
  readonly kind: Chart['kind']
  /** Names of the columns of labels and of values. */
  readonly columns: readonly string[]
  readonly place: string
  readonly rows: readonly Row[]
  readonly leftOut: number
  /** Rows that match in all. */
  readonly total: number
}

function chartResult(source: ChartSource, budgets: ResultBudgets): ToolResult {
  const { columns, rows, total, place } = source
  if (rows.length === 0) {
    throw new ToolFailure(
      `No row of ${place} that was read has a number in ${label(columns[1] ?? '')}: choose another column or other rows.`,
    )
  }
  const page = tablePage(
    { title: `${place}: what is drawn`, columns, rows, total, cells: (row) => row },
    { ...budgets, artifactBytes: budgets.artifactBytes >> 1 },
  )
  for (const [width, height] of SIZES) {
    if (!page || page.shownRows === 0) break
    const result = ToolResult.text(
      [told(source, page), ...page.lines].join('\n'),
      picture({ ...source, rows: rows.slice(0, page.shownRows) }, width, height),
      page.artifact,
    )
    if (fitsBudgets(result, budgets)) return result
  }
  throw new ToolFailure('The chart does not fit one result: raise its budget in the settings.')
}

function picture(source: ChartSource, width: number, height: number): Artifact {
  const { kind, rows } = source
  const title = `${source.columns[1]} by ${source.columns[0]}`
  const points = rows.map(([name, value]) => ({ label: String(name ?? ''), value }))
  const file = drawChart({ kind, title, points }, width, height)
  return imageArtifact({
    title: `${label(source.columns[1] ?? '')} by ${label(source.columns[0] ?? '')}`,
    images: [{ mime: 'image/png', b64: file.toString('base64'), alt: described(source) }],
  })
}

/** The chart in words, for who cannot see it. */
function described({ kind, columns, place, rows }: ChartSource): string {
  const name = ([text]: Row) => (text === null ? 'no label' : label(String(text), 40))
  const least = rows.reduce((found, row) => (row[1] < found[1] ? row : found))
  const most = rows.reduce((found, row) => (row[1] > found[1] ? row : found))
  return [
    `A ${kind} chart of ${label(columns[1] ?? '')} by ${label(columns[0] ?? '')} for ${count(rows.length)} rows of ${place},`,
    `from ${least[1]} (${name(least)}) to ${most[1]} (${name(most)}).`,
  ].join(' ')
}

function told(source: ChartSource, page: TablePage): string {
  const { rows, leftOut, total } = source
  const drawn = { ...source, rows: rows.slice(0, page.shownRows) }
  const sentences = [described(drawn), `${count(total)} rows match in all.`]
  if (leftOut > 0) sentences.push(`${count(leftOut)} rows without a number are left out.`)
  if (page.shownRows < rows.length) sentences.push('No more fit one result.')
  return sentences.join(' ')
}
