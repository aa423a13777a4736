import * as z from 'zod/mini'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { escapeMarkdown } from '../markdown.ts'
import { oneLine } from '../one-line.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'

/** One value of a table. */
export type Cell = string | number | boolean | null

const payload = z
  .looseObject({
    columns: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    /** How many rows there are in all, where `rows` is a part of them. */
    total: z.optional(z.int().check(z.nonnegative())),
  })
  .check(z.refine(({ columns, rows }) => rows.every((row) => row.length === columns.length)))

/** Rows under named columns; every row is as long as the columns. */
export const TABLE_KIND = defineKind({
  kind: 'table',
  payload,
  summary: ({ columns, rows, total }) => ({
    columns: columns.length,
    rows: rows.length,
    ...(total !== undefined && { total }),
  }),
  plainText: ({ columns, rows }) =>
    [columns, ...rows].map((row) => row.map(plainCell).join('\t')).join('\n'),
  markdown: ({ columns, rows }) =>
    [
      columns.map(markdownCell),
      columns.map(() => '---'),
      ...rows.map((row) => row.map(markdownCell)),
    ]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
})

/** What a `table` artifact holds; `total` is how many rows there are in all. */
export type TableContent = ArtifactHeading & {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  readonly total?: number | undefined
}

/** A `table` artifact. Throws a `RangeError` for a row that is not as long as the columns. */
export function tableArtifact(content: TableContent): Artifact {
  const { columns, rows, total, ...heading } = content
  if (rows.some((row) => row.length !== columns.length)) {
    throw new RangeError(
      'A row of the table is not as long as its columns: give every row one cell a column.',
    )
  }
  return producedArtifact(
    TABLE_KIND.kind,
    { columns, rows, ...(total !== undefined && { total }) },
    heading,
  )
}

function plainCell(cell: Cell): string {
  return cell === null ? '' : oneLine(String(cell))
}

function markdownCell(cell: Cell): string {
  return cell === null ? '' : escapeMarkdown(String(cell))
}
