import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { boundArtifacts } from '#lib/contract/bound-artifacts.ts'
import { DEFAULT_RESULT_BUDGETS } from '../result-budgets.ts'
import { callTool } from '../testing/call-tool.ts'
import { toolNamed } from '../testing/file-database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const name = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  .map((text) => text.toWellFormed())
  .filter((text) => !text.includes('\0'))

/** Text that grows on its way: escapes in JSON, three bytes a character, lines in a cell. */
const cell = fc.oneof(
  fc.constant(null),
  fc.double({ noNaN: true }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
  fc
    .tuple(
      fc.constantFrom('\u0000', '\u001b', '\\', '"', '\n', '漢', '🙂', 'e\u0301', '\u202e'),
      fc.nat(1_500),
    )
    .map(([unit, times]) => unit.repeat(times)),
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
)

const world = fc
  .uniqueArray(name, { minLength: 1, maxLength: 12, selector: (text) => text.toLowerCase() })
  .chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.array(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), {
        maxLength: 20,
      }),
      copies: fc.integer({ min: 1, max: 8 }),
      limit: fc.integer({ min: 1, max: 1_000 }),
      offset: fc.nat(50),
      chosen: fc.subarray(columns),
      sort: fc.option(fc.constantFrom(...columns), { nil: undefined }),
      contains: fc.option(fc.string({ maxLength: 2 }), { nil: undefined }),
    }),
  )

test('no legal arguments make read_records pass its budgets, and text and table hold the same rows', {
  timeout: 120_000,
}, async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'test.db')
  const tool = toolNamed({ databases: [{ name: 'test', path }] })('read_records')
  await fc.assert(
    fc.asyncProperty(world, async ({ columns, rows, copies, contains, chosen, ...paging }) => {
      const matching = writeTable(path, columns, rows, copies, contains)
      const filters =
        contains === undefined
          ? []
          : [{ column: columns[0], operator: 'contains', value: contains }]
      const { result } = await callTool(tool, { table: 't', filters, columns: chosen, ...paging })
      expect(result.isError, result.content).toBe(false)
      expect(utf8Length(result.content)).toBeLessThanOrEqual(DEFAULT_RESULT_BUDGETS.contentBytes)
      const [artifact] = result.artifacts
      expect(utf8Length(serialise([artifact ?? null]))).toBeLessThanOrEqual(50_000)
      expect(boundArtifacts(result.artifacts).omission).toBeUndefined()
      const shown = Array.isArray(artifact?.payload.rows) ? artifact.payload.rows.length : -1
      expect(result.content.split('\n')).toHaveLength(shown + 2)
      expect(artifact?.payload.total).toBe(matching)
      // As long as rows are left, a page shows at least one.
      expect(shown > 0 || paging.offset >= matching).toBe(true)
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

function writeTable(
  path: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  copies: number,
  contains: string | undefined,
): number {
  const database = new Database(path)
  database.pragma('journal_mode = OFF')
  const quoted = columns.map((column) => `"${column.replaceAll('"', '""')}"`)
  database.exec(`DROP TABLE IF EXISTS t; CREATE TABLE t (${quoted.join(', ')})`)
  const insert = database.prepare(`INSERT INTO t VALUES (${columns.map(() => '?').join(', ')})`)
  for (let copy = 0; copy < copies; copy++) for (const row of rows) insert.run(...row)
  const match = `%${(contains ?? '').replace(/[\\%_]/g, (one) => `\\${one}`)}%`
  const where = contains === undefined ? '' : `WHERE ${quoted[0]} LIKE ? ESCAPE '\\'`
  const count = database.prepare(`SELECT count(*) FROM t ${where}`).pluck()
  const matching = Number(contains === undefined ? count.get() : count.get(match))
  database.close()
  return matching
}
