import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { boundArtifacts } from '#lib/contract/bound-artifacts.ts'
import { checkImage } from '#lib/contract/image/check-image.ts'
import { callTool, failureOf } from '../testing/call-tool.ts'
import { toolsOver } from '../testing/file-database.ts'

const chartOver = (sql: string) => toolsOver((database) => database.exec(sql))('render_chart')

const ImagePayload = z.object({
  images: z.tuple([z.object({ mime: z.literal('image/png'), b64: z.string(), alt: z.string() })]),
})

test('a chart is a PNG with its words, its numbers are text and table', async () => {
  const tool = chartOver(`CREATE TABLE t (name, n);
    INSERT INTO t VALUES ('Ada', 3), ('Bo', -1.5), ('Cy', NULL), ('Di', 'no number'), (NULL, 9007199254740993)`)
  const { result } = await callTool(tool, { table: 't', label: 'name', value: 'n' })
  const words =
    'A bar chart of "n" by "name" for 3 rows of "t" in "test", from -1.5 ("Bo") to 9007199254740992 (no label).'
  expect(result.content).toBe(
    `${words} 5 rows match in all. 2 rows without a number are left out.\nname\tn\nAda\t3\nBo\t-1.5\nNULL\t9007199254740992`,
  )
  const [image, table] = result.artifacts
  const picture = ImagePayload.parse(image?.payload).images[0]
  expect(picture.alt).toBe(words)
  expect(checkImage(picture)).toMatchObject({ ok: true, value: { width: 720, height: 360 } })
  expect(table).toMatchObject({ kind: 'table', payload: { columns: ['name', 'n'], total: 5 } })
})

test('rows are filtered, sorted and limited before they are drawn', async () => {
  const tool = chartOver(`CREATE TABLE t (name, n INTEGER);
    INSERT INTO t VALUES ('a', 1), ('b', 2), ('c', 3), ('d', 4)`)
  const { result } = await callTool(tool, {
    table: 't',
    label: 'name',
    value: 'n',
    kind: 'line',
    filters: [{ column: 'n', operator: 'less', value: '4' }],
    sort: 'n',
    descending: true,
    limit: 2,
  })
  expect(result.content.split('\n').slice(1)).toEqual(['name\tn', 'c\t3', 'b\t2'])
  expect(result.content).toContain('3 rows match in all.')
})

test('what cannot be drawn is said with what to do', async () => {
  const tool = chartOver("CREATE TABLE t (name, n); INSERT INTO t VALUES ('a', 'b')")
  const asked = { table: 't', label: 'name', value: 'n' }
  expect(await failureOf(tool, asked)).toContain('has a number in "n": choose another column')
  expect(await failureOf(tool, { ...asked, value: 'm' })).toContain('There is no column "m"')
  expect(await failureOf(tool, { ...asked, table: 'u' })).toContain('has no table "u"')
})

const cell = fc.oneof(
  fc.double({ noNaN: true }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc
    .tuple(fc.constantFrom('\u0001', '"', '漢', '🙂', 'e\u0301', '\u202e'), fc.nat(300))
    .map(([unit, times]) => unit.repeat(times)),
)

test('no legal arguments make it pass its budgets', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }),
      fc.constantFrom('bar', 'line'),
      fc.integer({ min: 1, max: 12 }),
      async (rows, kind, copies) => {
        const tool = toolsOver((database) => {
          database.exec(`CREATE TABLE t ("${'l'.repeat(150)}", n)`)
          const insert = database.prepare('INSERT INTO t VALUES (?, ?)')
          for (let copy = 0; copy < copies; copy++) for (const row of rows) insert.run(...row)
        })('render_chart')
        const asked = { table: 't', label: 'l'.repeat(150), value: 'n', kind, limit: 200 }
        const { result } = await callTool(tool, asked)
        if (result.isError) expect(result.content).toContain('has a number in')
        expect(utf8Length(result.content)).toBeLessThanOrEqual(45_000)
        expect(utf8Length(serialise([...result.artifacts]))).toBeLessThanOrEqual(50_000)
        expect(boundArtifacts(result.artifacts).omission).toBeUndefined()
      },
    ),
    { numRuns: 12 },
  ),
)
